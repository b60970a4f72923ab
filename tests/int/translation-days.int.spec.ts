import { beforeEach, expect, test } from 'vitest'
import { listUnits } from '@/features/translation/reading/list-units'
import { useCms } from '../helpers/cms'
import { useTranslationRows } from '../helpers/translation-rows'

const site = useCms()
const table = useTranslationRows()

const winter = 'global:home:banner1.title'
const summer = 'global:home:banner2.title'

// Half past midnight in Chișinău, where they are an hour apart from each other in UTC.
beforeEach(async () => {
  await table.replace([
    { unit: winter, locale: 'ro' },
    { unit: winter, locale: 'ru', changed_at: '2026-11-12T22:30:00Z' },
    { unit: summer, locale: 'ro' },
    { unit: summer, locale: 'ru', changed_at: '2026-07-12T21:30:00Z' },
  ])
})

async function changedSince(since: string): Promise<string[]> {
  const filter = { locale: 'ru', changedSince: since } as const
  const { items } = await listUnits({ cms: site.cms, filter, page: 1, language: 'ro' })
  return items.map(({ unit }) => unit).toSorted()
}

test.each([
  ['2026-11-13', [winter]],
  ['2026-11-14', []],
  ['2026-07-13', [winter, summer]],
  ['2026-07-14', [winter]],
])('a day begins at midnight in Chișinău: %s', async (day, units) => {
  expect(await changedSince(day)).toEqual(units)
})

test('a moment is one wherever it is told', async () => {
  expect(await changedSince('2026-11-12T22:30:00Z')).toEqual([winter])
  expect(await changedSince('2026-11-13T00:30:00.001+02:00')).toEqual([])
})
