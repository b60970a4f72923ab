import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import type { AppError } from '@/lib/errors/app-error'
import { MarkupError } from '@/rich-text/markup'
import type { Fault } from '../checks/markup'
import { fileProblem } from '../interchange/problem'
import type { Step } from './import-plan'
import { markupSentence } from './markup-errors'

// Not by `instanceof`: a bundled package may have brought another copy of the class.
const validationError = z.object({
  message: z.string(),
  data: z.looseObject({
    errors: z.array(z.looseObject({ message: z.string().min(1), path: z.string() })).min(1),
  }),
})

/**
 * Why a record does not take the texts of these steps, with the text that is at fault; undefined
 * for an error that says nothing of them.
 */
export function toNotStored(options: {
  error: unknown
  steps: Step[]
  language: Locale
}): AppError | undefined {
  const { error, steps, language } = options
  if (error instanceof MarkupError) return brokenMarkup({ error, steps, language })
  const { data: invalid } = validationError.safeParse(error)
  if (!invalid) return undefined
  const { errors } = invalid.data
  const faulty = steps.find(({ path }) => errors.some((found) => found.path === path))
  const messages = [...new Set(errors.map(({ message }) => message))].join(' ')
  // A field that the file does not bring is named by the record.
  const reason = faulty ? messages : `${invalid.message}: ${messages}`
  return notStored({ step: faulty ?? steps[0], reason })
}

/** Of several texts it is the one that has a tag, or a bracket, where the error found one. */
function brokenMarkup(options: { error: MarkupError; steps: Step[]; language: Locale }): AppError {
  const { error, steps, language } = options
  const rich = steps.filter(({ exported }) => exported.format === 'rich-text')
  const writtenIn = ({ text }: Step) =>
    (text ?? '').normalize('NFC').slice(error.range.start, error.range.end)
  const faulty = rich.find((step) => /^<[^<>]*>$|^[<>&]$/u.test(writtenIn(step))) ?? rich[0]
  const problem = { fault: faultOf(error), written: faulty ? writtenIn(faulty) : '' }
  return notStored({ step: faulty, reason: markupSentence({ problem, language }) })
}

function faultOf({ code }: MarkupError): Fault['fault'] {
  if (code === 'unclosed') return 'open'
  return code === 'stray-bracket' ? 'bare-sign' : 'unknown-tag'
}

function notStored({ step, reason }: { step: Step | undefined; reason: string }): AppError {
  // It is put into a sentence.
  const said = reason.slice(0, 300).replace(/\.$/u, '')
  return fileProblem('not-stored', { unit: step?.exported.unit ?? '', reason: said })
}
