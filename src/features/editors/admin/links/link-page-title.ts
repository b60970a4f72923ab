import type { Locale } from '@/i18n/locales'
import { linkPageTexts } from '../credential-panel-texts'

const titles = new Map([
  ['confirm-email', linkPageTexts.confirmEmail],
  ['new-password', linkPageTexts.newPassword],
])

/** The title of the document for a page that a mail leads to; null elsewhere. */
export function linkPageTitle(options: {
  segments: readonly string[] | undefined
  language: Locale
}): string | null {
  const { segments = [], language } = options
  const title = titles.get(segments.join('/'))
  return title ? `${title[language]} · Pasiuni` : null
}
