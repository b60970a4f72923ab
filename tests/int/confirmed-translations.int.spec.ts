import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { rescan } from '@/features/translation/jobs/rescan'
import { readView } from '@/features/translation/reading/read-unit'
import { runSql } from '@/lib/run-sql'
import { russianTextsCutOff } from '../../migrations/content/texts/russian-texts-cut-off'
import { getRights } from '../helpers/get-rights'
import type { SignedInEditor } from '../helpers/signed-in-editor'
import { useTranslators } from '../helpers/translators'

const { site, team } = useTranslators()
const locale = 'ru'
const sound = 'global:contact:head.title'
let cut = ''

function look(unit: string) {
  const editor = getRights(team().translator)
  return readView({ cms: site.cms, editor, unit, locale, language: 'ru' })
}

async function confirm({ who, unit }: { who: SignedInEditor; unit: string }): Promise<number> {
  const { hash: expectedHash, sourceHash } = await look(unit)
  const body = { unit, locale, expectedHash, sourceHash }
  return (await who.rest('/translations/confirm', { method: 'POST', body })).status
}

// As where the checks have learnt of the cut only after the text was approved.
beforeAll(async () => {
  const { cms } = site
  const query = sql`update translation_units set state = 'approved', is_outdated = true,
      confirmed_hash = 'another', confirmed_source = 'Altceva'
    where locale = ${locale} and (unit = ${sound} or text = ${russianTextsCutOff.becomeExpert})
    returning unit`
  const { rows } = await runSql({ cms, query })
  const units = z.array(z.object({ unit: z.string() })).parse(rows)
  cut = units.find(({ unit }) => unit !== sound)?.unit ?? ''
})

test('an open error is not settled by a translator who may not approve', async () => {
  expect(await confirm({ who: team().translator, unit: cut })).toBe(403)
  await rescan({ cms: site.cms })
  expect(await look(cut)).toMatchObject({ isOutdated: true, errors: 1, checks: ['cut-off'] })
})

test('a text without errors is confirmed by whoever may write it', async () => {
  expect(await confirm({ who: team().translator, unit: sound })).toBe(200)
  expect(await look(sound)).toMatchObject({ isOutdated: false, errors: 0 })
})

test('who may approve a text confirms it in spite of an error', async () => {
  expect(await confirm({ who: team().approver, unit: cut })).toBe(200)
  expect(await look(cut)).toMatchObject({ isOutdated: false })
})
