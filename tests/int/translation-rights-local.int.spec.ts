import { expect, test } from 'vitest'
import { storedTexts } from '../helpers/stored-texts'
import { useTranslators } from '../helpers/translators'

const { site, team } = useTranslators()

const title = 'Подменённый заголовок'
const draft = true

type Attempt = () => Promise<unknown>

/** A project, in the name of the translator. */
const own = () =>
  ({ collection: 'projects', id: team().project, ...team().translator.asUser }) as const
const home = () => ({ slug: 'home', ...team().translator.asUser }) as const
const change = { data: { title }, draft } as const
const homeChange = { data: { banner1: { title } }, draft } as const

const attempts: [string, Attempt][] = [
  ['another language', () => site.cms.update({ ...own(), ...change, locale: 'ro' })],
  // @ts-expect-error -- the types know no such language, the code does
  ['all languages', () => site.cms.update({ ...own(), ...change, locale: 'all' })],
  ['no language', () => site.cms.update({ ...own(), ...change })],
  ['publishing', () => site.cms.update({ ...own(), data: { title }, locale: 'ru' })],
  [
    'publishing all',
    () => site.cms.update({ ...own(), data: {}, locale: 'ru', publishAllLocales: true }),
  ],
  [
    'withdrawing all',
    () => site.cms.update({ ...own(), ...change, locale: 'ru', unpublishAllLocales: true }),
  ],
  [
    'another specific language',
    () => site.cms.update({ ...own(), ...change, locale: 'ru', publishSpecificLocale: 'en' }),
  ],
  [
    'many records',
    () =>
      site.cms.update({
        collection: 'projects',
        where: { id: { exists: true } },
        ...change,
        locale: 'en',
        ...team().translator.asUser,
      }),
  ],
  ['a copy', () => site.cms.duplicate({ ...own(), locale: 'ru' })],
  ['a deletion', () => site.cms.delete(own())],
  ['an old version', () => site.cms.restoreVersion({ ...own(), id: team().version })],
  ['Romanian of a page', () => site.cms.updateGlobal({ ...home(), ...homeChange, locale: 'ro' })],
  [
    'a page past the draft',
    () => site.cms.updateGlobal({ ...home(), data: { banner1: { title } }, locale: 'ru' }),
  ],
  [
    'a page in all languages',
    () => site.cms.updateGlobal({ ...home(), data: {}, locale: 'ru', publishAllLocales: true }),
  ],
]

test.each(attempts)('a translator is refused over the Local API: %s', async (_name, attempt) => {
  const before = await storedTexts(site.cms)
  await expect(attempt()).rejects.toThrow()
  expect(await storedTexts(site.cms)).toBe(before)
})
