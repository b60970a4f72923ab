import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type Locale, locales } from '@/i18n/locales'

export type SeededText = Record<Locale, string> & { key: string }

const folder = fileURLToPath(new URL('../../migrations/content/texts', import.meta.url))
const nameWithLocale = new RegExp(`^(.+)(${locales.map(capitalized).join('|')})$`, 'u')

/** Every text the site begins with, in all languages, by a readable key. */
export async function readSeededTexts(): Promise<SeededText[]> {
  const found = new Map<string, Partial<Record<Locale, string>>>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue
    const module: unknown = await import(pathToFileURL(path.join(folder, file)).href)
    for (const [name, value] of getEntries(module)) collect({ value, key: name, found })
  }
  return [...found].flatMap(([key, { ro, en, ru }]) =>
    ro === undefined || en === undefined || ru === undefined ? [] : [{ key, ro, en, ru }],
  )
}

/** Finds `{ ro, en, ru }` at any depth, and exported texts named `privacyRo`, `privacyEn` … */
function collect(options: {
  value: unknown
  key: string
  found: Map<string, Partial<Record<Locale, string>>>
  locale?: Locale
}): void {
  const { value, key, found, locale } = options
  if (typeof value === 'string') {
    const named = nameWithLocale.exec(key)
    const own = locale ?? locales.find((one) => capitalized(one) === named?.[2])
    if (own === undefined) return
    const name = locale === undefined ? (named?.[1] ?? key) : key
    found.set(name, { ...found.get(name), [own]: value })
    return
  }
  for (const [name, inner] of getEntries(value)) {
    const own = locales.find((one) => one === name)
    if (locale === undefined && own !== undefined)
      collect({ value: inner, key, found, locale: own })
    else collect({ ...options, value: inner, key: `${key}.${name}` })
  }
}

function getEntries(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function capitalized(locale: Locale): string {
  return locale.charAt(0).toUpperCase() + locale.slice(1)
}
