import type { Payload, PayloadRequest } from 'payload'
import { wholeRecord } from '@/cms/reading/whole-record'
import { locales, type Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { findContainer } from '@/features/translation/content/containers'
import { picturesIn } from './picture-fields'

/** A picture without an alternative text in a language. */
export type SilentPicture = { id: string; filename: string; locale: Locale }

/** The pictures of a record that have no alternative text in some of these languages. */
export async function silentPictures({
  cms,
  req,
  slug,
  data,
  languages,
}: {
  cms: Payload
  req: PayloadRequest
  slug: string
  /** Read without depth. */
  data: unknown
  languages: readonly Locale[]
}): Promise<SilentPicture[]> {
  const container = findContainer({ cms, slug })
  if (!container) return []
  const found = picturesIn({ fields: container.fields, data })
  const ids = [...new Set(found.map(({ picture }) => picture))]
  if (ids.length === 0) return []
  const { docs } = await cms.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { alt: true, filename: true },
    pagination: false,
    overrideAccess: true,
    ...wholeRecord(req),
  })
  return docs.flatMap(({ id, alt, filename }) =>
    locales.flatMap((locale) =>
      languages.includes(locale) && !saysSomething({ alt, locale })
        ? { id: String(id), filename: filename ?? `#${id}`, locale }
        : [],
    ),
  )
}

function saysSomething({ alt, locale }: { alt: unknown; locale: Locale }): boolean {
  const text = isRecord(alt) ? alt[locale] : null
  return typeof text === 'string' && text.trim() !== ''
}
