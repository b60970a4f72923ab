import { en } from '@payloadcms/translations/languages/en'
import { ro } from '@payloadcms/translations/languages/ro'
import type { Page } from '@playwright/test'
import { roAdminTexts } from '../../src/cms/admin-texts/ro'
import { getMessages } from '../../src/i18n/translator'

/**
 * Words that the panel says in Romanian and Russian, too: names, units, keys, what forms of writing
 * are called, and what Romanian has in common with English.
 */
const allowed = new Set(
  `pasiuni payload google html http https url seo json csv xliff xlf po icu api mb kb px id ip
  e-mail email mail smtp bing markdown unicode utf iso totp webp avif jpeg jpg png svg gif
  travel personal ctrl shift esc enter tab alt cmd home end english español
  `.split(/\s+/),
)

function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsIn) : []
}

function wordsIn(texts: string[]): Set<string> {
  const plain = texts.map((text) =>
    text.replaceAll(/\{.*?\}|<[^>]*>|https?:\S+|\S+@\S+|\w+(?:\.\w+)+/g, ' '),
  )
  return new Set(
    plain.flatMap((text) => text.toLowerCase().match(/(?<![\p{L}-])[a-z]{3,}(?![\p{L}-])/gu) ?? []),
  )
}

/** What fields are called in the code, which is what Payload calls them to people without a label. */
const technical = `lease until digest sent cursor container document thumbnail mime type decided sign
  fingerprint message last error step content original responsive copy copied slash menu drag move
  results available previous next year month day open close edit preview session token hash salt
  loading select option options selected focused dismiss notifications collapse expand toggle`

const english = wordsIn([...textsIn(en.translations), ...textsIn(getMessages('en')), technical])
const romanian = wordsIn([
  ...textsIn(ro.translations),
  ...textsIn(roAdminTexts),
  ...textsIn(getMessages('ro')),
])

/**
 * The English words that a view of the panel shows or reads out. What editors have written is left
 * out as far as it is not English itself.
 */
export async function englishWords(page: Page): Promise<string[]> {
  const said = await page.evaluate(spoken)
  return said.flatMap((text) => {
    const found = [...wordsIn([text])].filter(
      (word) => english.has(word) && !romanian.has(word) && !allowed.has(word),
    )
    return found.length > 0 ? `${found.join(' ')} («${text.slice(0, 80)}»)` : []
  })
}

/** Runs in the page: every text and accessible name, what is written in fields apart. */
function spoken(): string[] {
  const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']
  const texts = new Set<string>()
  const closed =
    'script, style, noscript, template, iframe, textarea, code, [contenteditable="true"]'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest(closed)) texts.add(node.textContent?.trim() ?? '')
  }
  for (const element of document.querySelectorAll('body *')) {
    for (const name of names) texts.add(element.getAttribute(name)?.trim() ?? '')
  }
  return [...texts].filter((text) => text !== '')
}
