import { remembering } from '@/i18n/memoize'

const URL = /(?:https?:\/\/|www\.)[^\s<>"«»„”“\uFFFC]+/giu
const EMAIL = /(?<![\p{L}\d.+_-])[\p{L}\d.+_-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const PLACEHOLDER = /\{\{?\s*([\p{L}\p{N}_.-]+)\s*\}?\}/gu
const TAG = /<\/?[a-z][^<>]*>/giu
const NOT_WORDS = new RegExp(
  [TAG, URL, EMAIL, PLACEHOLDER].map(({ source }) => source).join('|'),
  'giu',
)
// Every one of these has such a sign, and most texts have none.
const SIGN_OF_TOKEN = /[<{@]|:\/\/|[wW]{3}\./u
// A closing bracket belongs to the sentence unless the address opens it.
const AFTER_URL = /(?:[.,;:!?…'’*]+|\)(?=[^(]*$))+$/u

/** Web addresses, without the marks of the sentence they are in. */
export function urlsIn(text: string): string[] {
  if (!SIGN_OF_TOKEN.test(text)) return []
  return [...text.matchAll(URL)].map(([url]) =>
    url.includes('(') ? url.replace(/[.,;:!?…]+$/u, '') : url.replace(AFTER_URL, ''),
  )
}

export function emailsIn(text: string): string[] {
  if (!text.includes('@')) return []
  return [...text.matchAll(EMAIL)].map(([email]) => email)
}

/** The names in braces, each once. */
export function placeholdersIn(text: string): string[] {
  if (!text.includes('{')) return []
  return [...new Set([...text.matchAll(PLACEHOLDER)].flatMap(([, name]) => name ?? []))]
}

/** The text with a stand-in for every character that belongs to no word; positions stay. */
export const wordsOnly = remembering((text) =>
  SIGN_OF_TOKEN.test(text)
    ? text.replace(NOT_WORDS, (token) => '\uFFFC'.repeat(token.length))
    : text,
)
