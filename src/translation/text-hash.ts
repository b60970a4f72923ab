import { createHash } from 'node:crypto'
import { remembering } from './remembering'

/** What stands for a text that is not there. */
const missingHash = 'missing'

/** Changes with every character, formatting included: what a save expects to find. */
export function textHash(text: string | null): string {
  return text === null || text === '' ? missingHash : exactHash(text)
}

/** Changes with letters and digits only: a new comma or capital does not outdate a translation. */
export function meaningHash(text: string | null): string {
  return text === null || text === '' ? missingHash : foldedHash(text)
}

const exactHash = remembering((text) => digest(text.normalize('NFC')))

const foldedHash = remembering((text) => {
  const plain = text.replace(/<[^>]*>/gu, ' ').normalize('NFC')
  return digest(
    plain
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
})

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
