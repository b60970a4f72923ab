import { isRecord } from '@/lib/is-record'
import { catalogue } from './catalogue/catalogue'
import { locales, type Locale } from './locales'

export type FlatMessage = { key: string; text: string }

/** Every message of a catalogue by its key: `{ auth: { signIn: { submit } } }` → `auth.signIn.submit`. */
export function flattenMessages(tree: object): FlatMessage[] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'string') return [{ key: name, text: value }]
    if (!isRecord(value)) return []
    return flattenMessages(value).map(({ key, text }) => ({ key: `${name}.${key}`, text }))
  })
}

// Large enough to be worth a group for each of their parts.
const divided = new Set(['account', 'applications', 'auth', 'mail'])

/** The group that a message belongs to: `auth.errors`, `mail`. A key begins with it. */
export function messageNamespace(key: string): string {
  const [first = key, second, third] = key.split('.')
  const isDivided = divided.has(first) && second !== undefined && third !== undefined
  return isDivided ? `${first}.${second}` : first
}

const texts = new Map<Locale, ReadonlyMap<string, string>>(
  locales.map((locale) => [
    locale,
    new Map(flattenMessages(catalogue[locale]).map(({ key, text }) => [key, text])),
  ]),
)

/** The code's own text; null for a key that it does not know. */
export function catalogueText({ locale, key }: { locale: Locale; key: string }): string | null {
  return texts.get(locale)?.get(key) ?? null
}
