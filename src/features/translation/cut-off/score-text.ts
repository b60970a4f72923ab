import { rememberingIn } from '@/i18n/memoize'
import { prepareLines, prepareText } from './prepared-text'
import { scorePrepared } from './score-blocks'
import type { CutOffInput, CutOffVerdict, Reference } from './types'

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

/** The same question about other forms of its texts. */
function mapContents<From, To>({
  input,
  change,
}: {
  input: CutOffInput<From>
  change: (content: Reference<From>) => To
}): CutOffInput<To> {
  const { locale, sourceLocale, source, text, earlier = [], second, vocabulary } = input
  return {
    locale,
    sourceLocale,
    source: change({ locale: sourceLocale, text: source }),
    text: change({ locale, text }),
    earlier: earlier.map((older) => change({ locale, text: older })),
    second: second && { locale: second.locale, text: change(second) },
    vocabulary,
  }
}
