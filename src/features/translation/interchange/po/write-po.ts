import { po, type PoEntry, type PoTable } from 'gettext-parser'
import type { ExchangeFile, ExchangeUnit } from '../types'
import { noteLines, previousLine } from './comment-lines'
import { toFlags } from './flags'

/** One entry a unit: ICU messages stay whole, plural forms of gettext are not used. */
export function writePo({ exportId, schema, sourceLocale, targetLocale, units }: ExchangeFile) {
  const translations: PoTable['translations'] = Object.fromEntries(
    // Own properties even where a text is called like something that every object has.
    units.map((unit) => [unit.unit, Object.fromEntries([[unit.source, toEntry(unit)]])]),
  )
  const headers = {
    'Project-Id-Version': 'Pasiuni',
    Language: targetLocale,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Source-Language': sourceLocale,
    'X-Desk-Export': exportId,
    'X-Desk-Schema': schema,
  }
  // Lines end where the text's lines do; longer ones are left to the programs that show them.
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')
}

function toEntry(unit: ExchangeUnit): PoEntry {
  const { note, previousSource, target } = unit
  const extracted = [deskLine(unit), ...(note === null ? [] : noteLines(note))]
  return {
    msgctxt: unit.unit,
    msgid: unit.source,
    msgstr: [target ?? ''],
    comments: {
      extracted: extracted.join('\n'),
      flag: toFlags(unit).join(', '),
      previous: previousSource === null ? '' : previousLine(previousSource),
    },
  }
}

/** Metadata that PO has no field for, before the note for people. */
function deskLine(unit: ExchangeUnit): string {
  const { format, state, isOutdated, isLocked, maxLength, sourceHash, targetHash } = unit
  const facts = { format, state, isOutdated, isLocked, maxLength, sourceHash, targetHash }
  return `desk ${JSON.stringify(facts)}`
}
