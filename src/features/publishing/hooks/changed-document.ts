import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Container } from '@/features/translation/content/containers'
import { getId } from '@/features/translation/content/extract-units'
import { readInAllLanguages } from '@/features/translation/content/record'
import { withLanguage } from '@/features/translation/content/with-language'

/** What a `beforeChange` hook is told of a save; `data` is the whole record in one language. */
export type Change = { data: unknown; originalDoc?: unknown; req: PayloadRequest; slug: string }

/** A record in all languages as it will be once a change is stored, also one that leaves the trash. */
export async function changedDocument(
  options: Change & { container: Container; locale: Locale },
): Promise<unknown> {
  const { data, originalDoc, req, container, locale } = options
  const document = getId(originalDoc)
  const isNew = container.kind === 'collection' && document === ''
  const place = { cms: req.payload, req, container, document }
  const stored = isNew ? null : await readInAllLanguages({ ...place, trash: true })
  const doc = withLanguage({ container, stored, data, locale })
  // What is saved has none.
  return isRecord(doc) ? { ...doc, id: document } : doc
}
