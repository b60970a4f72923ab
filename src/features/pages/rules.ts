import type { TranslationGaps } from './types'

/** The gaps of a page that shows parts of other records as well. */
export function withParts({
  page,
  parts,
}: {
  page: TranslationGaps
  parts: Pick<TranslationGaps, 'cutOff'>[]
}): TranslationGaps {
  const cutOff = [page, ...parts].flatMap((part) => part.cutOff)
  return { isPartial: page.isPartial, cutOff }
}
