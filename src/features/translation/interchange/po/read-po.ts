import { po, type PoEntry, type PoTable } from 'gettext-parser'
import { z } from 'zod'
import { textHash } from '@/i18n/text-hash'
import { parseJson } from '@/lib/parse-json'
import { unitStates } from '../../types'
import { checkHeading } from '../check-heading'
import { collectUnits, type UnitCandidate } from '../check-units'
import { fileProblem } from '../problem'
import { getStatusInFile } from '../unit-status'
import type { ExchangeFile } from '../types'
import { toNote, readPreviousSource } from './comment-lines'
import { readFlags } from './flags'
import { checkPoLines } from './po-lines'

const factsSchema = z.object({
  format: z.string(),
  state: z.enum(unitStates),
  isOutdated: z.boolean(),
  isLocked: z.boolean(),
  maxLength: z.number().nullable(),
  sourceHash: z.string(),
  targetHash: z.string(),
})

export function readPo(text: string): ExchangeFile {
  const contexts = checkPoLines(text)
  // Piece by piece it takes a third of the time.
  const [first = '', ...others] = text.split(/\n[ \t\r]*\n(?=#|msgctxt)/)
  const { headers, translations } = parse(first)
  const charset = /charset=([\w-]+)/i.exec(headers?.['Content-Type'] ?? '')?.[1] ?? 'utf-8'
  if (!/^utf-?8$/i.test(charset)) throw fileProblem('not-utf8', { encoding: charset })
  const heading = checkHeading({
    exportId: headers?.['X-Desk-Export'],
    schema: headers?.['X-Desk-Schema'],
    sourceLocale: headers?.['X-Source-Language'],
    targetLocale: headers?.Language,
  })
  const collector = collectUnits()
  const collect = (found: PoTable['translations']) => {
    for (const [unit, entries] of Object.entries(found)) {
      if (unit === '') continue
      for (const entry of Object.values(entries)) {
        collector.add({ candidate: toCandidate({ unit, entry }), line: 0 })
      }
    }
  }
  collect(translations)
  for (const piece of others) collect(parse(piece).translations)
  if (collector.units.length !== contexts) throw fileProblem('broken-po', { line: 0 })
  return { ...heading, units: collector.units }
}

function parse(text: string) {
  try {
    return po.parse(text)
  } catch {
    // What the look at the lines has let pass.
    throw fileProblem('broken-po', { line: 0 })
  }
}

function toCandidate({ unit, entry }: { unit: string; entry: PoEntry }): UnitCandidate {
  const { extracted = '', flag = '', previous = '' } = entry.comments ?? {}
  const lines = extracted.split('\n')
  const first = lines.findIndex((line) => line.startsWith('desk {'))
  const facts = factsSchema.safeParse(parseJson(lines[first]?.slice('desk '.length) ?? '')).data
  if (!facts) throw fileProblem('broken-unit', { field: '#. desk', unit, line: 0 })
  const { format, isLocked, maxLength, sourceHash, targetHash } = facts
  const target = entry.msgstr?.[0] || null
  const isEdited = textHash(target) !== targetHash
  const told = readFlags({ flags: flag.split(/[,\s]+/), exported: facts, isEdited })
  return {
    ...{ unit, target, format, isLocked, maxLength, sourceHash, targetHash },
    source: entry.msgid,
    ...getStatusInFile({ exported: facts, told, target, targetHash }),
    note: toNote(lines.slice(first + 1)) || null,
    previousSource: readPreviousSource(previous) || null,
  }
}
