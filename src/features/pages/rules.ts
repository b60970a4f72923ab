import type { TranslationGaps } from './types'

/** The gaps of a page that shows parts of other records as well. */
export function withParts({
  page,
  parts,
}: {
  page: TranslationGaps
  parts: { isCutOff: boolean }[]
}): TranslationGaps {
  const { isPartial, isCutOff } = page
  return { isPartial, isCutOff: isCutOff || parts.some((part) => part.isCutOff) }
}
