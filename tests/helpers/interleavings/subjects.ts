import type { Payload } from 'payload'
import { shownText } from '@/features/editing/edit-conflict'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { leafAt } from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'
import { richText, paragraph } from '../rich-text'
import { newNumber } from './texts'

type Data = Record<string, unknown>

/** A field that the steps write: one text a language, several blocks of rich text, or one for all. */
export type Place = { path: string; kind: 'text' | 'rich' | 'number'; isShared?: true }

/** A record that several write at once. */
export type Subject = {
  container: 'projects' | 'about' | 'legal-documents'
  document: string
  /** Path of its REST endpoint. */
  path: string
  places: readonly [Place, ...Place[]]
}

/** How many blocks the rich texts have. */
export const blockCount = 3

/** A value that says what has never been said before. */
export function newValue({ kind, newText }: { kind: Place['kind']; newText: () => string }) {
  if (kind === 'rich') {
    return richText(...Array.from({ length: blockCount }, () => paragraph(newText())))
  }
  return kind === 'text' ? newText() : newNumber()
}

/** A record with another value at the path of a field. */
export function withValue(options: { data: Data; path: string; value: unknown }): Data {
  const { data, path, value } = options
  const [name = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...data, [name]: value }
  const inner = data[name]
  const group = isRecord(inner) ? inner : {}
  return { ...data, [name]: withValue({ data: group, path: rest.join('.'), value }) }
}

const data = { releaseDate: '2027-01-01T12:00:00.000Z', kind: 'privacy', name: 'Ediție' } as const

/** A project and a legal document of their own, and a page. */
export async function newSubjects(cms: Payload): Promise<[Subject, Subject, Subject]> {
  const { docs } = await cms.find({ collection: 'projects', limit: 1, depth: 0 })
  const project = await cms.duplicate({ collection: 'projects', id: docs[0]?.id ?? 0 })
  const legal = await cms.create({ collection: 'legal-documents', locale: 'ro', data })
  return [
    {
      container: 'projects',
      document: String(project.id),
      path: `/projects/${project.id}`,
      places: [
        { path: 'title', kind: 'text' },
        { path: 'catchphrase', kind: 'text' },
        { path: 'feature1.title', kind: 'text' },
        { path: 'description', kind: 'rich' },
        { path: 'order', kind: 'number', isShared: true },
      ],
    },
    {
      container: 'about',
      document: '',
      path: '/globals/about',
      places: [
        { path: 'head.title', kind: 'text' },
        { path: 'mission.title', kind: 'text' },
        { path: 'mission.text', kind: 'text' },
      ],
    },
    {
      container: 'legal-documents',
      document: String(legal.id),
      path: `/legal-documents/${legal.id}`,
      places: [
        { path: 'body', kind: 'rich' },
        { path: 'name', kind: 'text', isShared: true },
      ],
    },
  ]
}

/** A record as its editors and its readers have it: texts by the keys of their places. */
export type State = {
  draft: Record<string, string>
  shown: Record<string, string>
  /** The languages in which readers see it. */
  languages: readonly Locale[]
  /** Those in which the newest version is a draft. */
  drafts: readonly Locale[]
  /** What the Romanian draft said when a translation last changed, by the keys of the translations. */
  sources: Record<string, string>
}

export function toKey({ path, isShared }: Place, locale: Locale): string {
  return isShared ? path : `${path} ${locale}`
}

/** The key of the Romanian of a text. */
export function toSource(key: string): string {
  return `${key.split(' ')[0] ?? ''} ${defaultLocale}`
}

export async function readState(options: { cms: Payload; subject: Subject }): Promise<State> {
  const [draft, shown] = [
    await readRecord({ ...options, draft: true }),
    await readRecord({ ...options, draft: false }),
  ]
  const inState = (doc: unknown, state: string) => {
    const status = isRecord(doc) ? doc._status : null
    return locales.filter((locale) => isRecord(status) && status[locale] === state)
  }
  const { places } = options.subject
  const texts = readTexts({ places, doc: draft })
  return {
    draft: texts,
    sources: Object.fromEntries(Object.keys(texts).map((key) => [key, texts[toSource(key)] ?? ''])),
    shown: readTexts({ places, doc: shown }),
    languages: inState(shown, 'published'),
    drafts: inState(draft, 'draft'),
  }
}

/** The texts of a record that was read in all languages. */
export function readTexts({ places, doc }: { places: readonly Place[]; doc: unknown }) {
  return Object.fromEntries(
    places.flatMap((place) =>
      locales.map((locale): [string, string] => {
        const value = leafAt({ data: doc, path: place.path })
        const said = !place.isShared && isRecord(value) ? value[locale] : value
        return [toKey(place, locale), shownText(said)]
      }),
    ),
  )
}

function readRecord(options: { cms: Payload; subject: Subject; draft: boolean }): Promise<unknown> {
  const { cms, draft } = options
  const { container, document } = options.subject
  const how = { locale: 'all', fallbackLocale: false, depth: 0, overrideAccess: true } as const
  return container === 'about'
    ? cms.findGlobal({ slug: container, draft, ...how })
    : cms.findByID({ collection: container, id: document, draft, ...how })
}
