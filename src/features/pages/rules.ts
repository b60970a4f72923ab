import type { TranslationGaps } from '@/cms/reading/localized'

/** The gaps of a page that shows parts of other records as well. */
export function withParts({
  page,
  parts,
}: {
  page: TranslationGaps
  parts: Pick<TranslationGaps, 'cutOff'>[]
}): TranslationGaps {
  const { isPartial, isShorter } = page
  return { isPartial, isShorter, cutOff: [page, ...parts].flatMap(({ cutOff }) => cutOff) }
}
