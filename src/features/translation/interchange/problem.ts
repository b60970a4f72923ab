import type { Locale } from '@/i18n/locales'
import { AppError } from '@/lib/errors/app-error'
import type { ProblemArgs, ProblemCode } from './problem-codes'
import { exchangeProblemText } from './problem-texts'

/**
 * Why a file cannot be read, or texts cannot be written to one. The answer names the problem beside
 * the sentence.
 */
export function fileProblem(problem: ProblemCode, args: ProblemArgs = {}): AppError {
  const said = (language: Locale) =>
    exchangeProblemText({ problem: { code: problem, args }, language })
  return new AppError(problem === 'too-large' ? 'too-large' : 'bad-file', {
    said: { ro: said('ro'), en: said('en'), ru: said('ru') },
    body: { problem, args },
  })
}
