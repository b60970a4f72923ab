import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const listed = z.object({ docs: z.array(z.record(z.string(), z.unknown())) })

/** Something that a view of the panel says to those who see it or to a screen reader. */
export type Said = { text: string; isData: boolean }

// Mails, addresses, paths, keys of messages and ids are the same in every language.
const sameEverywhere =
  /[\w.+-]+@[\w.-]+|https?:\/\/\S+|(?<!\p{L})\/[\w/\-.?=&:[\]]*|[\da-f]{8}(-[\da-f]{4})*|\b[a-z]+(\.[a-zA-Z\d]+)+\b|(?:(?:one|few|many|other) )?\{[^}]*\}/gu

/**
 * Names of languages, formats, products and keys, and words that Russian writes in Latin letters.
 */
const names = new Set(
  'Română English RO EN RU ro en ru ID API XLIFF CSV JSON PO gettext ICU URL IP HTML JPEG PNG WebP SVG CC BY px Enter Tab Escape Backspace alt cookie de nici un niciun Pasiuni Google SuperTokens Payload Administrator'.split(
    ' ',
  ),
)

/** English words of the panel that Romanian or the seeded records have as well. */
const alsoRomanian =
  'administrator audio document export film format general global import link local media original spam text video'.split(
    ' ',
  )

function listWords(text: string): string[] {
  return text.match(/\p{Script=Latin}{3,}/gu) ?? []
}

/** The words of all texts of a dictionary, in small letters. */
function* dictionaryWords(entry: unknown): Generator<string> {
  if (typeof entry === 'string')
    yield* listWords(entry.replaceAll(/\{\{\w+\}\}/g, ' ').toLowerCase())
  if (typeof entry === 'object' && entry !== null) {
    for (const inner of Object.values(entry)) yield* dictionaryWords(inner)
  }
}

const romanian = new Set([...dictionaryWords(ro.translations), ...alsoRomanian])

/**
 * Words that mark a text as English: those of Payload's own texts that its Romanian does not have.
 */
const english = new Set(
  [...dictionaryWords(en.translations), 'dropdown', 'toggle', 'responsive', 'sortable'].filter(
    (word) => !romanian.has(word),
  ),
)

/**
 * What in a text is English, or in Russian anything in Latin letters but names. What editors and
 * members wrote can be in any language: there only English words of the panel count.
 */
export function foreignWords({ said, language }: { said: Said; language: 'ro' | 'ru' }): string[] {
  const words = listWords(said.text.replaceAll(sameEverywhere, ' ')).filter(
    (word) => !names.has(word),
  )
  const isStrict = language === 'ru' && !said.isData
  return isStrict ? words : words.filter((word) => english.has(word.toLowerCase()))
}

const typedBy: [slug: string, fields: string[]][] = [
  ['editors', ['name']],
  ['contact-messages', ['name', 'message']],
  ['user-profiles', ['firstName', 'lastName', 'suspensionReason']],
  ['contribution-applications', ['name', 'motivation', 'notes']],
  ['audit-entries', ['actorName', 'note']],
]

/**
 * The words that people have typed: names, reasons and messages, in whatever language they write.
 */
export async function typedWords(page: Page): Promise<Set<string>> {
  const words = new Set<string>()
  const headers = { origin: new URL(page.url()).origin }
  for (const [slug, fields] of typedBy) {
    const answer = await page.request.get(`/api/${slug}?limit=1000&depth=0`, { headers })
    expect(answer.status(), slug).toBe(200)
    const { docs } = listed.parse(await answer.json())
    const texts = docs.flatMap((doc) => fields.map((field) => doc[field]))
    // Notes are lists, whose texts count as well.
    for (const word of listWords(JSON.stringify(texts))) words.add(word)
  }
  return words
}

/** What a view shows or tells a screen reader in the language of the panel. */
export async function saidBy(page: Page): Promise<Said[]> {
  return page.evaluate(() => {
    const attributes = [
      ...['aria-label', 'aria-description', 'aria-roledescription'],
      ...['title', 'placeholder', 'alt'],
    ]
    const never =
      'script, style, template, [contenteditable="true"], textarea, .query-inspector, kbd, code'
    const data =
      'td, th a, dd, h1, blockquote, option, optgroup, .rs__option, .rs__single-value, .step-nav, .doc-header__title, .field-diff, .relationship'
    const { lang } = document.documentElement
    const found = new Map<string, boolean>()

    function note(text: string | null, element: Element): void {
      const clean = (text ?? '').trim().replaceAll(/\s+/g, ' ')
      if (clean === '' || element.closest(never)) return
      const marked = element.closest('[lang]')
      if (marked && marked.getAttribute('lang') !== lang) return
      if (!element.checkVisibility({ visibilityProperty: true })) return
      const isData = element.closest(data) !== null
      found.set(clean, found.get(clean) === true || isData)
    }

    const kinds = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT
    const walker = document.createTreeWalker(document.body, kinds)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement) note(node.data, node.parentElement)
      if (node instanceof Element) {
        for (const name of attributes) note(node.getAttribute(name), node)
      }
    }
    return [...found].map(([text, isData]) => ({ text, isData }))
  })
}
