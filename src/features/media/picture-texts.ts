import type { Payload, PayloadRequest } from 'payload'
import { isTrashed } from '@/cms/changes/is-trashed'
import { keepDocuments } from '@/cms/document-lock'
import { wholeRecord } from '@/cms/reading/whole-record'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { findContainer } from '@/features/translation/content/containers'
import { picturesIn } from './picture-fields'

/** A picture that a record shows, as far as a reader of one language is to get something from it. */
export type ShownPicture = { id: string; filename: string; alt: unknown; isTrashed: boolean }

/** A picture without an alternative text in a language. */
export type SilentPicture = { id: string; filename: string; locale: Locale }

/**
 * The pictures of a record, those included that have been moved to the trash since. In a transaction
 * they stay as they are until it ends.
 */
export async function shownPictures({
  cms,
  req,
  slug,
  data,
}: {
  cms: Payload
  req: PayloadRequest
  slug: string
  /** Read without depth. */
  data: unknown
}): Promise<ShownPicture[]> {
  const container = findContainer({ cms, slug })
  if (!container) return []
  const found = picturesIn({ fields: container.fields, data })
  const ids = [...new Set(found.map(({ picture }) => picture))]
  if (ids.length === 0) return []
  await keepDocuments({ req, container: 'media', documents: ids })
  const { docs } = await cms.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, filename: true, deletedAt: true },
    trash: true,
    pagination: false,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  return docs.map((doc) => ({
    id: String(doc.id),
    filename: doc.filename ?? `#${doc.id}`,
    alt: doc.alt,
    isTrashed: isTrashed(doc),
  }))
}

/** Those of them that have no alternative text in some of these languages. */
export function silentPictures(options: {
  pictures: readonly ShownPicture[]
  languages: readonly Locale[]
}): SilentPicture[] {
  const { pictures, languages } = options
  return pictures.flatMap(({ id, alt, filename }) =>
    locales.flatMap((locale) =>
      languages.includes(locale) && !saysSomething({ alt, locale }) ? { id, filename, locale } : [],
    ),
  )
}

function saysSomething({ alt, locale }: { alt: unknown; locale: Locale }): boolean {
  const text = isRecord(alt) ? alt[locale] : null
  return typeof text === 'string' && text.trim() !== ''
}
