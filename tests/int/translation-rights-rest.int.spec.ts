import { describe, expect, test } from 'vitest'
import { storedTexts } from '../helpers/stored-texts'
import { useTranslators } from '../helpers/translators'

const { site, team, russianTitle } = useTranslators()

type Attempt = () => Promise<Response>

const published = { _status: 'published' } as const
const title = 'Подменённый заголовок'

function save(path: string, body: object, method = 'PATCH'): Attempt {
  return () => {
    const { translator, project, version } = team()
    const address = path.replace('{id}', `${project}`).replace('{version}', version)
    return translator.rest(address, { method, body })
  }
}

const overRest: [string, Attempt][] = [
  ['Romanian', save('/projects/{id}?locale=ro', { title, ...published })],
  ['English', save('/projects/{id}?locale=en', { title, ...published })],
  ['a draft in English', save('/projects/{id}?locale=en&draft=true', { title })],
  ['no language', save('/projects/{id}', { title, ...published })],
  ['no language, a draft', save('/projects/{id}?draft=true', { title })],
  ['all languages', save('/projects/{id}?locale=all&draft=true', { title: { ro: title } })],
  ['all languages by a star', save('/projects/{id}?locale=*&draft=true', { title: { ro: title } })],
  ['an unknown language', save('/projects/{id}?locale=de&draft=true', { title })],
  ['two languages', save('/projects/{id}?locale=ru,ro&draft=true', { title })],
  ['the language in the body', save('/projects/{id}?draft=true', { title, locale: 'ro' })],
  [
    'another one in the body',
    save('/projects/{id}?locale=ru&draft=true', { locale: 'ro', slug: 'x' }),
  ],
  [
    'the language twice',
    save('/projects/{id}?locale=ru&locale=ro&draft=true', { title: { ro: title } }),
  ],
  [
    'texts by language',
    save('/projects/{id}?locale=ru&draft=true', { title: { ru: title, ro: title, en: title } }),
  ],
  ['a published text', save('/projects/{id}?locale=ru', { title, ...published })],
  ['a text past the draft', save('/projects/{id}?locale=ru', { title })],
  ['published as a draft', save('/projects/{id}?locale=ru&draft=true', { title, ...published })],
  ['withdrawal', save('/projects/{id}?locale=ru', { _status: 'draft' })],
  ['autosave without draft', save('/projects/{id}?locale=ru&autosave=true', { title })],
  [
    'another specific language',
    save('/projects/{id}?locale=ru&publishSpecificLocale=ro', { title }),
  ],
  [
    'several specific languages',
    save('/projects/{id}?locale=ru&publishSpecificLocale[]=ru&publishSpecificLocale[]=ro', {
      title,
      ...published,
    }),
  ],
  ['publishing all', save('/projects/{id}?locale=ru&publishAllLocales=true', { title })],
  ['withdrawing all', save('/projects/{id}?locale=ru&unpublishAllLocales=true', { title })],
  [
    'withdrawing all in a draft',
    save('/projects/{id}?locale=ru&draft=true&unpublishAllLocales=true', { title }),
  ],
  ['many at once', save('/projects?where[id][exists]=true&locale=ro', { title, ...published })],
  ['many at once, published', save('/projects?where[id][exists]=true&locale=ru', published)],
  [
    'shared fields',
    save('/projects/{id}?locale=ru&draft=true', {
      slug: 'stolen',
      order: 1,
      stage: 'open',
      accent: 'auto',
      portal: 'https://thief.example',
      banner: null,
      createdAt: '2001-01-01T00:00:00.000Z',
      id: 999,
      feature1: { icon: 'solar:bomb-bold' },
      seo: { image: null },
    }),
  ],
  [
    'shared fields of many',
    save('/projects?where[id][exists]=true&locale=ru&draft=true', { stage: 'open', order: 1 }),
  ],
  ['a new record', save('/projects?locale=ru', { title }, 'POST')],
  ['a copy', save('/projects/{id}/duplicate?locale=ru', {}, 'POST')],
  ['a deletion', save('/projects/{id}?locale=ru', {}, 'DELETE')],
  ['the deletion of many', save('/projects?where[id][exists]=true', {}, 'DELETE')],
  ['an old version', save('/projects/versions/{version}?locale=ru', {}, 'POST')],
  [
    'an old version as draft',
    save('/projects/versions/{version}?locale=ru&draft=true', {}, 'POST'),
  ],
  [
    'Romanian of a page',
    save('/globals/home?locale=ro&draft=true', { banner1: { title } }, 'POST'),
  ],
  ['a page, published', save('/globals/home?locale=ru', { banner1: { title } }, 'POST')],
  [
    'a page, in a specific language',
    save('/globals/home?locale=ru&publishSpecificLocale=en', { banner1: { title } }, 'POST'),
  ],
  ['a page in all', save('/globals/home?locale=ru&publishAllLocales=true', {}, 'POST')],
  ['no page at all', save('/globals/home?locale=ru&unpublishAllLocales=true', {}, 'POST')],
  [
    'what a page shares',
    save(
      '/globals/home?locale=ru&draft=true',
      { banner1: { artwork: 'auto', primary: { target: 'https://thief.example' } } },
      'POST',
    ),
  ],
  ['a page as it is', save('/globals/home?locale=ru&draft=true', {}, 'POST')],
  ['a record as it is', save('/projects/{id}?locale=ru&draft=true', {})],
  ['a date', save('/timeline-entries/1?locale=ru&draft=true', { date: '2001-01-01' })],
  [
    'a legal release',
    save('/legal-documents/1?locale=ru&draft=true', { releaseDate: '2001-01-01', name: title }),
  ],
]

describe('what a translator of Russian tries over REST changes nothing else', () => {
  test.each(overRest)('%s', async (_name, attempt) => {
    const before = await storedTexts(site.cms)
    const russian = await russianTitle({ draft: false })
    const answer = await attempt()
    expect(answer.status).toBeLessThan(500)
    expect(await storedTexts(site.cms)).toBe(before)
    expect(await russianTitle({ draft: false })).toBe(russian)
  })
})
