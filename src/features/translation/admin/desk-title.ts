import { adminLanguage } from '@/components/panel/admin-language'
import { isSegment } from '../desk-paths'
import { deskTexts, segmentTitles } from './texts/desk'

/**
 * The title of the document for an address of the admin; null outside the desk. Payload would name
 * every view of one’s own “Payload”.
 */
export function deskTitle({
  segments = [],
  language,
}: {
  segments: readonly string[] | undefined
  language: string
}): string | null {
  const [root, segment = ''] = segments
  if (root !== 'translations' || !isSegment(segment)) return null
  const locale = adminLanguage(language)
  return `${segmentTitles[segment][locale]} – ${deskTexts.title[locale]} · Pasiuni`
}
