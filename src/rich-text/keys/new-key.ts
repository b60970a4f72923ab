import { createHash, randomBytes } from 'node:crypto'

type NewKey = (block: { text: string; used: ReadonlySet<string> }) => string

/** A key made of the text: the same on every site that begins with it. */
export const hashedKey: NewKey = ({ text, used }) => {
  const hash = createHash('sha256').update(text.normalize('NFC')).digest('hex')
  const key = `b${hash.slice(0, 8)}`
  if (!used.has(key)) return key
  let copy = 2
  while (used.has(`${key}-${copy}`)) copy += 1
  return `${key}-${copy}`
}

/** A key that no block has ever had, so that no history is attached to it. */
export const freshKey: NewKey = ({ used }) => {
  const key = `b${randomBytes(6).toString('hex')}`
  return used.has(key) ? freshKey({ text: '', used }) : key
}

export type { NewKey }
