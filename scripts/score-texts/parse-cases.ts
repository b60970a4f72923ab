import { z } from 'zod'
import { PlainError } from '../../src/dev/plain-error'
import { locales } from '../../src/i18n/locales'

const caseLine = z.object({
  locale: z.enum(locales),
  source_locale: z.enum(locales),
  source: z.string(),
  text: z.string(),
  earlier: z.array(z.string()).optional(),
  second: z.object({ locale: z.enum(locales), text: z.string() }).optional(),
  truncated: z.boolean().optional(),
})

export type Case = z.infer<typeof caseLine>

/**
 * Reads JSON lines; empty lines do not count.
 * @throws {PlainError} for the first line that is not a case, with its number and what is wrong
 */
export function parseCases(content: string): Case[] {
  const lines = content.replace(/^\uFEFF/u, '').split(/\r?\n/u)
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [parseLine(line, index + 1)]))
}

function parseLine(line: string, number: number): Case {
  const parsed = caseLine.safeParse(parseJson(line, number))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const place = issue?.path.join('.') || 'the line'
  throw new PlainError(`Line ${number}: ${place}: ${issue?.message ?? 'not a case'}.`)
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new PlainError(`Line ${number} is not JSON: ${reason}.`)
  }
}
