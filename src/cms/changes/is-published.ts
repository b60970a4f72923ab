import { isRecord } from '@/lib/is-record'
import { locales, type Locale } from '@/i18n/locales'

/** Whether a record, or what is about to be saved of it, is visible to readers in its language. */
export function isPublished(data: unknown): boolean {
  return isRecord(data) && data._status === 'published'
}

/** Whether a record has the status of every language, as one that was read in all of them. */
export function hasEveryStatus(doc: unknown): boolean {
  return publishedLanguages(doc) !== null
}

/** The languages in which a record is published; null where it has the status of one only. */
export function publishedLanguages(doc: unknown): Locale[] | null {
  const status = isRecord(doc) ? doc._status : undefined
  return isRecord(status) ? locales.filter((locale) => status[locale] === 'published') : null
}
