import type { Payload } from 'payload'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Publishable } from '../publishable'

type Preview = (doc: Record<string, unknown>, options: { locale: string }) => unknown

function isPreview(value: unknown): value is Preview {
  return typeof value === 'function'
}

/**
 * The page, without its language, on which the draft of a record can be seen: the one that its
 * preview button opens. Null when it has none.
 */
export function getPagePath(options: {
  cms: Payload
  record: Publishable
  locale: Locale
}): string | null {
  const { cms, record, locale } = options
  const { container, doc } = record
  const configs = container.kind === 'global' ? cms.config.globals : cms.config.collections
  const preview: unknown = configs.find(({ slug }) => slug === container.slug)?.admin.preview
  if (!isPreview(preview) || !isRecord(doc)) return null
  // Addresses are made of what all languages share.
  const address = preview(doc, { locale })
  if (typeof address !== 'string') return null
  return new URL(address, 'http://localhost').searchParams.get('path')
}
