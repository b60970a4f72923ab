import { z } from 'zod'
import type { AppError } from '@/lib/errors/app-error'
import { fileProblem } from '../interchange/problem'
import type { Step } from './import-plan'

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
export function toNotStored(options: { error: unknown; steps: Step[] }): AppError | undefined {
  const { error, steps } = options
  const { data: invalid } = validationError.safeParse(error)
  if (!invalid) return undefined
  const { errors } = invalid.data
  const faulty = steps.find(({ path }) => errors.some((found) => found.path === path))
  const messages = [...new Set(errors.map(({ message }) => message))].join(' ')
  // A field that the file does not bring is named by the record.
  const reason = faulty ? messages : `${invalid.message}: ${messages}`
  return notStored({ step: faulty ?? steps[0], reason })
}

function notStored({ step, reason }: { step: Step | undefined; reason: string }): AppError {
  // It is put into a sentence.
  const said = reason.slice(0, 300).replace(/\.$/u, '')
  return fileProblem('not-stored', { unit: step?.exported.unit ?? '', reason: said })
}
