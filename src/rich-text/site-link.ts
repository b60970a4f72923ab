import { isLocale, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { RichTextNode } from './rich-text-node'

const sitePath = /^\/([a-z]{2})(?=[/?#]|$)/

/** An address without the language of a page of this site: a translation leads to its own. */
export function withoutLanguage(url: unknown): unknown {
  if (typeof url !== 'string') return url
  return isLocale(sitePath.exec(url)?.[1]) ? url.replace(sitePath, '') : url
}

const origin = /^https?:\/\/[^/?#]+(?=\/)/i

/**
 * An address without its server where what follows may be a page of this site, whose address somebody
 * may have copied as a whole.
 */
export function withoutOrigin(url: unknown): unknown {
  if (typeof url !== 'string') return url
  const path = url.replace(origin, '')
  return isLocale(sitePath.exec(path)?.[1]) ? path : url
}

/** A link to a page of this site, led to that page in another language; others as they are. */
export function inLanguage({ link, locale }: { link: RichTextNode; locale: Locale }): RichTextNode {
  const { fields } = link
  if (!isRecord(fields) || typeof fields.url !== 'string') return link
  if (!isLocale(sitePath.exec(fields.url)?.[1])) return link
  return { ...link, fields: { ...fields, url: fields.url.replace(sitePath, `/${locale}`) } }
}
