import { rememberingIn } from '@/i18n/memoize'
import { mapContents } from './map-contents'
import { prepareLines, prepareText } from './prepared-text'
import { scorePrepared } from './score-blocks'
import type { CutOffInput, CutOffVerdict } from './types'

const prepareHeading = rememberingIn(({ text, locale }) =>
  prepareText({ blocks: [{ kind: 'heading', text }], locale }),
)

/**
 * Judges whether a plain or Markdown text is cut off. An empty text and one that repeats the source
 * are not: other checks find those.
 */
export function scoreText(input: CutOffInput): CutOffVerdict {
  return scorePrepared(mapContents({ input, change: prepareLines }))
}

/** The same for a heading or label: it is put shortly, and its length says less. */
export function scoreHeading(input: CutOffInput): CutOffVerdict {
  return scorePrepared(mapContents({ input, change: prepareHeading }))
}
