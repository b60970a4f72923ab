import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readCutOffTexts } from '@/cms/reading/known-cut-off'
import { inTransaction } from '@/cms/transaction'
import { locales } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { translatedContainers } from '@/features/translation/content/containers'
import { readInLanguage } from '@/features/translation/content/record'
import { rescan } from '@/features/translation/jobs/rescan'
import { useCms } from '../helpers/cms'
import { listDocuments } from '../helpers/list-documents'

const site = useCms()

const approved = z.array(z.object({ hash: z.string(), errors: z.coerce.number() }))

/** All that pages are made of: the public texts, and those that readers are told to be cut off. */
async function publicTexts(): Promise<string> {
  const { cms } = site
  const parts: unknown[] = []
  for (const container of translatedContainers(cms)) {
    for (const locale of locales) {
      const containers = [container.slug]
      parts.push([...(await readCutOffTexts({ cms, containers, locale }))].sort())
      for (const document of await listDocuments({ cms, container })) {
        const place = { cms, container, document, locale, draft: false }
        parts.push(await inTransaction({ cms, work: (req) => readInLanguage({ ...place, req }) }))
      }
    }
  }
  return JSON.stringify(parts)
}

async function approvedTexts() {
  const query = sql`select hash, errors from translation_units
    where state = 'approved' and text is not null order by unit, locale`
  return approved.parse((await runSql({ cms: site.cms, query })).rows)
}

test('a scan changes nothing for readers of approved texts, whatever it finds in them', async () => {
  const before = await publicTexts()
  const texts = await approvedTexts()
  expect(texts.length).toBeGreaterThan(2000)
  // Every approved text was longer once; nobody has said anything of the shorter one.
  const query = sql`insert into translation_changes
      (unit, locale, from_text, to_text, from_state, to_state, origin)
    select unit, locale, text || ', et cetera', text, 'approved', 'approved', 'code'
    from translation_units where state = 'approved' and text is not null`
  await runSql({ cms: site.cms, query })
  await rescan({ cms: site.cms })
  const after = await approvedTexts()
  expect(after.map(({ hash }) => hash)).toEqual(texts.map(({ hash }) => hash))
  // The scan has found much, for editors.
  expect(after.filter(({ errors }) => errors > 0).length).toBeGreaterThan(400)
  expect(await publicTexts()).toBe(before)
}, 300_000)
