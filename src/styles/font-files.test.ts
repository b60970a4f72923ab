import { readFileSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import { flattenMessages } from '@/i18n/message-keys'
import { getMessages } from '@/i18n/translator'
import { fontFiles } from './font-files'

const budget = 25_000
const styles = readFileSync('src/styles/fonts.css', 'utf8')

test('no font weighs more than a page can bear', () => {
  const addresses = Object.values(fontFiles).flatMap((files) => Object.values(files))
  const names = readdirSync('public/fonts').filter((name) => name.endsWith('.woff2'))
  expect(addresses.sort()).toEqual(names.map((name) => `/fonts/${name}`).sort())
  for (const address of addresses) {
    expect(statSync(`public${address}`).size, address).toBeLessThanOrEqual(budget)
  }
})

/** One character for which a browser fetches a file. */
function listCharacters(address: string): string {
  const [, range = ''] = new RegExp(`${address}'[^}]+unicode-range:([^;]+);`).exec(styles) ?? []
  expect(range).not.toBe('')
  const hex = [...range.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
  return hex.map(([, from = '', to = from]) => `\\u{${from}}-\\u{${to}}`).join('')
}

const { literata, onest } = fontFiles

// A file more would be fetched by every page of the language.
const expectedFiles: Record<Locale, string[][]> = {
  ro: [
    [literata.latin, literata.romanian],
    [onest.latin, onest.romanian],
  ],
  en: [[literata.latin], [onest.latin]],
  // Headings may hold a capital that their first file leaves out.
  ru: [
    [literata.russian, literata.latin, literata.cyrillic],
    [onest.russian, onest.cyrillic],
  ],
}

// How messages are written; no reader sees these.
const syntax = /[{}<>#_]/

test.each(locales)('the fonts of a language have all characters of its messages: %s', (locale) => {
  const texts = new Set(
    flattenMessages(getMessages(locale))
      .map(({ text }) => text)
      .join(''),
  )
  for (const files of expectedFiles[locale]) {
    const drawn = new RegExp(`[${files.map(listCharacters).join('')}]`, 'u')
    const strange = [...texts].filter(
      (character) => !syntax.test(character) && !drawn.test(character),
    )
    expect(strange, files.join()).toEqual([])
  }
})

test('the names of languages are drawn by files of their own in the other languages', () => {
  const names = new RegExp(`[${listCharacters(onest.russianName)}]`, 'u')
  expect(Array.from(localeNames.ru.name).filter((letter) => !names.test(letter))).toEqual([])
  const romanian = [onest.russian, onest.romanianName].map(listCharacters).join('')
  const drawn = new RegExp(`[${romanian}]`, 'u')
  expect(Array.from(localeNames.ro.name).filter((letter) => !drawn.test(letter))).toEqual([])
})
