import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales } from '@/i18n/locales'
import {
  type BrokenOverride,
  getBrokenOverrides,
  setMessageOverrides,
} from '@/i18n/message-overrides'
import { runSql } from '@/lib/run-sql'
import { messageProblems } from './message-problems'

const rows = z.array(z.object({ key: z.string(), locale: z.enum(locales), text: z.string() }))

const editedTexts = sql`
  select message.key, stored._locale as locale, stored.text
  from messages_locales stored join messages message on message.id = stored._parent_id
  where stored._status = 'published' and stored.text <> ''
    and stored.text is distinct from stored.original
  order by message.key, stored._locale`

/**
 * Loads the texts that editors have published in place of the code's into this process. A text
 * that cannot be shown is left out, reported by `getBrokenOverrides` and logged once.
 *
 * @throws when the database does not answer; what was loaded before then stays
 */
export async function loadMessages(cms: Payload): Promise<void> {
  const found = rows.parse((await runSql({ cms, query: editedTexts })).rows)
  const texts: Record<(typeof locales)[number], Record<string, string>> = { ro: {}, en: {}, ru: {} }
  const broken: BrokenOverride[] = []
  for (const { key, locale, text } of found) {
    const problem = messageProblems({ key, locale, text }).find(({ isBroken }) => isBroken)
    if (problem) broken.push({ key, locale, text, reason: problem.text.en })
    else texts[locale][key] = text
  }
  report({ cms, broken })
  setMessageOverrides({ texts, broken })
}

function report({ cms, broken }: { cms: Payload; broken: readonly BrokenOverride[] }): void {
  const known = new Set(getBrokenOverrides().map((override) => JSON.stringify(override)))
  for (const override of broken) {
    if (known.has(JSON.stringify(override))) continue
    const { key, locale, reason } = override
    cms.logger.error(`The text of "${key}" in ${locale} cannot be shown: ${reason}`)
  }
}
