import { byLocale } from '@/i18n/by-locale'
import { AppError } from '@/lib/errors/app-error'
import type { ProblemArgs, ProblemCode } from './problem-codes'
import { exchangeProblemText } from './problem-texts'

/**
 * Why a file cannot be read, or texts cannot be written to one. The answer names the problem beside
 * the sentence.
 */
export function fileProblem(problem: ProblemCode, args: ProblemArgs = {}): AppError {
  return new AppError(problem === 'too-large' ? 'too-large' : 'bad-file', {
    sentence: byLocale((language) =>
      exchangeProblemText({ problem: { code: problem, args }, language }),
    ),
    body: { problem, args },
  })
}
