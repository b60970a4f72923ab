import type { CutOffInput, Reference } from './types'

/** The same question about other forms of its texts. */
export function mapContents<From, To>({
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
