import type { Payload, PayloadRequest } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { isStillConfirmed, meaningHash } from '@/i18n/text-hash'
import { readUnitRows, storeRows } from './unit-rows'

/** A source text that has changed, with what the code says for it in every language. */
export type SourceChange = { unit: string; before: string | null; texts: Record<Locale, string> }

/**
 * Texts that come from the code together translate one another: where its source has changed, a
 * translation that is the code's own and was up to date stays so. One that an editor has written is
 * left to be looked at.
 */
export async function confirmTogether({
  cms,
  req,
  changes,
}: {
  cms: Payload
  req: PayloadRequest
  changes: SourceChange[]
}): Promise<void> {
  const changeByUnit = new Map(changes.map((change) => [change.unit, change]))
  const rows = await readUnitRows({ cms, req, units: [...changeByUnit.keys()] })
  const confirmed = rows.flatMap((row) => {
    const change = changeByUnit.get(row.unit)
    if (!change || row.locale === defaultLocale || row.text !== change.texts[row.locale]) return []
    if (!isStillConfirmed({ confirmation: row, source: change.before })) return []
    const source = change.texts[defaultLocale]
    return [{ ...row, confirmed_hash: meaningHash(source), confirmed_source: source }]
  })
  await storeRows({ cms, req, rows: confirmed })
}
