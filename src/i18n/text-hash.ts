import { createHash } from 'node:crypto'
import { remembering } from './memoize'

/** The hash of a missing text. */
const missingHash = 'missing'

/** Changes with every character, formatting included: what a save expects to find. */
export function textHash(text: string | null): string {
  return text === null || text === '' ? missingHash : exactHash(text)
}

/**
 * Changes with what is said: letters, digits, punctuation and signs, but not capitals, spaces,
 * formatting, or the shape of quotation marks and dashes. „Nu, este” is not „Nu este”. Which words are a
 * link is a part of what is said.
 */
export function meaningHash(text: string | null): string {
  return text === null || text === '' ? missingHash : foldedHash(text)
}

const exactHash = remembering((text) => digest(text.normalize('NFC')))

const foldedHash = remembering((text) => {
  const plain = text
    .replace(/<a [^<>]*>/giu, ' \u0002 ')
    .replace(/<\/a>/giu, ' \u0003 ')
    .replace(/<\/?[a-z][^<>]*>/giu, ' ')
    .normalize('NFC')
    .toLowerCase()
  return digest(
    plain
      .replace(/[„“”«»"‘’']/gu, '"')
      .replace(/[‐‑–—−]/gu, '-')
      .replace(/\.{3}/gu, '…')
      .replace(/[\s\u200b-\u200d\u2060\ufeff]+/gu, ' ')
      // The space that a tag leaves beside a mark.
      .replace(/ (?=[.,;:!?…)\]"])|(?<=[([]) /gu, '')
      .trim(),
  )
})

export type Confirmation = { confirmed_hash: string | null; confirmed_source: string | null }

/** Whether a source is unchanged since its translation was confirmed. */
export function isStillConfirmed(options: {
  confirmation: Confirmation
  source: string | null
}): boolean {
  const { confirmation, source } = options
  const { confirmed_hash, confirmed_source } = confirmation
  // Hashes are kept for years and the way they are made changes: where the text is kept, it decides.
  const confirmed = confirmed_source === null ? confirmed_hash : meaningHash(confirmed_source)
  return confirmed === meaningHash(source)
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
