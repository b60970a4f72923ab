import { importDateFNSLocale } from '@payloadcms/translations'
import { formatDate } from '@payloadcms/ui/shared'
import { expect, test } from 'vitest'
import { writeMomentsInChisinau } from './chisinau-locale'

const date = '2026-03-03T22:05:00.000Z'

async function written({ key, pattern }: { key: 'ro' | 'ru' | 'en-US'; pattern: string }) {
  const dateFNS = await importDateFNSLocale(key)
  writeMomentsInChisinau(dateFNS)
  const t = () => ''
  const i18n = {
    dateFNS,
    dateFNSKey: key,
    fallbackLanguage: 'en',
    language: key,
    t,
    translations: {},
  }
  return formatDate({ date, i18n, pattern })
}

test.each([
  ['ro', /^4 martie 2026\D+00:05$/],
  ['en-US', /^4 March 2026\D+00:05$/],
  ['ru', /^4 марта 2026\D+00:05$/],
] as const)('Payload writes a moment by the clock of Chișinău, in %s', async (key, text) => {
  expect(await written({ key, pattern: 'd MMMM yyyy, HH:mm' })).toMatch(text)
})

test('a pattern of a calendar is written as it is', async () => {
  expect(await written({ key: 'ru', pattern: 'LLLL yyyy' })).toBe('март 2026')
  expect(await written({ key: 'ro', pattern: 'MM/yyyy' })).toBe('03/2026')
})
