import { expect } from 'vitest'
import { z } from 'zod'
import { detectFormat } from '@/features/translation/interchange/detect-format'
import {
  problemCodes,
  type ProblemArgs,
  type ProblemCode,
} from '@/features/translation/interchange/problem-codes'
import { readExchange } from '@/features/translation/interchange/read-file'
import type { ExchangeFormat } from '@/features/translation/interchange/types'
import { AppError } from '@/lib/errors/app-error'
import { writeExchange } from '@/features/translation/interchange/write-file'
import { sampleFile, sampleUnit } from './exchange-units'

const fileProblem = z.object({
  problem: z.enum(problemCodes),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
})

export type Found = { code: ProblemCode; args: ProblemArgs }

/** Why a file of this name and content is refused; null where it is read. */
export function findProblem({
  name,
  content,
}: {
  name: string
  content: string | Uint8Array
}): Found | null {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  try {
    const format = detectFormat({ name, bytes })
    if (!format) return { code: 'unknown-format', args: {} }
    readExchange({ format, bytes })
    return null
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { problem: code, args } = fileProblem.parse(error.params.body)
    return { code, args }
  }
}

export const extension: Record<ExchangeFormat, string> = {
  'xliff-1.2': 'xlf',
  'xliff-2.1': 'xlf',
  po: 'po',
  csv: 'csv',
  json: 'json',
}

/** A file of simple units, the first of which is `global:home:a0`. */
export function written({ format, units }: { format: ExchangeFormat; units?: number }): string {
  const file = sampleFile(
    Array.from({ length: units ?? 1 }, (_, index) => sampleUnit({ unit: `global:home:a${index}` })),
  )
  return writeExchange({ format, file })
}

/** The problem of a well-written file after one change of its text. */
export function afterChange({
  format,
  change,
  units,
}: {
  format: ExchangeFormat
  change: (text: string) => string
  units?: number
}): Found | null {
  const text = written({ format, ...(units === undefined ? {} : { units }) })
  const changed = change(text)
  expect(changed).not.toBe(text)
  return findProblem({ name: `texts.${extension[format]}`, content: changed })
}
