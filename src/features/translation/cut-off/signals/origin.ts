import type { PreparedText } from '../prepared-text'
import type { Evidence } from '../types'
import { toWords } from '../vocabulary'
import type { TextPair } from './pair'

// Limits that databases and forms like to set.
const LIMITS = [250, 255, 256, 500, 512, 1000, 1024, 2000]
const FEWEST_WORDS = 3

/** Signs in where the text comes from: an older version, the source itself, a field that was full. */
export function originSignals(pair: TextPair & { earlier: readonly PreparedText[] }): Evidence[] {
  return [...matchEarlier(pair), ...matchSource(pair), ...storageLimit(pair)]
}

function matchEarlier(options: TextPair & { earlier: readonly PreparedText[] }): Evidence[] {
  const { earlier, source, text } = options
  if (!earlier.some((older) => isBeginning({ text: text.plain, whole: older.plain }))) return []
  // An editor may have taken out a last sentence that the source has lost, too.
  const isEdited = text.isFinished && text.sentences.length >= source.sentences.length
  return [{ weight: isEdited ? 0.35 : 0.95, reason: { code: 'beginning-of-earlier', args: {} } }]
}

function matchSource({ source, text }: TextPair): Evidence[] {
  if (toWords(text.plain).length < FEWEST_WORDS) return []
  if (!isBeginning({ text: text.plain, whole: source.plain })) return []
  return [{ weight: 0.85, reason: { code: 'beginning-of-source', args: {} } }]
}

function isBeginning({ text, whole }: { text: string; whole: string }): boolean {
  if (whole.length <= text.length) return false
  const bare = /(?:…|\.{3})$/u.test(text.slice(-3)) ? text.replace(/\s*(?:…|\.{3})$/u, '') : text
  return bare !== '' && whole.startsWith(bare)
}

function storageLimit({ text, endsAlike }: TextPair): Evidence[] {
  if (text.isFinished || endsAlike) return []
  const characters = text.raw.length
  const bytes = new TextEncoder().encode(text.raw).length
  const isFull = LIMITS.includes(characters)
  if (!isFull && !LIMITS.includes(bytes)) return []
  const args = isFull
    ? ({ length: characters, unit: 'characters' } as const)
    : ({ length: bytes, unit: 'bytes' } as const)
  return [{ weight: 0.6, reason: { code: 'storage-limit', args } }]
}
