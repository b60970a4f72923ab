import { isDeepStrictEqual } from 'node:util'
import type { Payload, PayloadRequest } from 'payload'
import { isolateLocale } from '@/cms/reading/whole-record'
import type { Locale } from '@/i18n/locales'
import { readInLanguage, writeInLanguage } from '@/features/translation/content/record'
import { pickContent } from './pick-content'
import type { Publishable } from './publishable'

type Place = {
  cms: Payload
  req: PayloadRequest
  record: Pick<Publishable, 'container' | 'document'>
  locale: Locale
}

/** Lets readers see the newest draft of a record in one language. */
export async function publishLanguage({ cms, req, record, locale }: Place): Promise<void> {
  const { container, document } = record
  await writeInLanguage({ cms, req, container, document, locale, data: {}, isPublic: true })
}

/**
 * Unpublishes one language of a record. What all languages share stays as readers of the
 * other languages see it, and drafts stay drafts.
 */
export async function withdrawLanguage({ cms, req, record, locale }: Place): Promise<void> {
  const { container, document } = record
  const place = { cms, req, container, document, locale }
  const shown = pickContent(await readInLanguage({ ...place, draft: false }))
  const drafted = pickContent(await readInLanguage({ ...place, draft: true }))
  if (isDeepStrictEqual(shown, drafted)) {
    await storeWithdrawn({ ...place, data: shown })
    return
  }
  // In between the record says what readers saw; the desk looks at it when it says all again.
  const { skipTextTracking } = req.context
  req.context.skipTextTracking = true
  await storeWithdrawn({ ...place, data: shown })
  req.context.skipTextTracking = skipTextTracking
  await writeInLanguage({ ...place, data: drafted, isPublic: false })
}

type Data = Record<string, unknown>

async function storeWithdrawn(
  options: Omit<Place, 'record'> & Pick<Publishable, 'container' | 'document'> & { data: Data },
): Promise<void> {
  const { cms, req, container, document, locale, data } = options
  const how = {
    data: { ...data, _status: 'draft' as const },
    depth: 0,
    draft: false,
    locale,
    fallbackLocale: false,
    req: isolateLocale(req),
  } as const
  if (container.kind === 'global') {
    await cms.updateGlobal({ slug: container.slug, overrideAccess: true, ...how })
  } else {
    await cms.update({ collection: container.slug, id: document, overrideAccess: true, ...how })
  }
}
