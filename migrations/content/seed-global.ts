import { deepMergeSimple, type DataFromGlobalSlug, type GlobalSlug } from 'payload'
import type { DeepPartial } from 'ts-essentials'
import type { ContentMigrationContext } from '@/cms/content-migration'
import { locales, type Locale } from '@/i18n/locales'

type GlobalData<Slug extends GlobalSlug> = DeepPartial<Omit<DataFromGlobalSlug<Slug>, 'id'>> &
  object

/** Fills a global in all languages and publishes it; leaves one alone that already has content. */
export async function seedGlobal<Slug extends GlobalSlug>({
  context: { cms, req },
  slug,
  texts,
}: {
  context: ContentMigrationContext
  slug: Slug
  texts: Record<Locale | 'shared', GlobalData<Slug>>
}): Promise<void> {
  const existing: object = await cms.findGlobal({
    slug,
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  if ('id' in existing && existing.id) return

  // Romanian comes first: the other languages join the record it makes.
  for (const locale of locales) {
    const data = deepMergeSimple<GlobalData<Slug>>(texts.shared, texts[locale])
    await cms.updateGlobal({
      slug,
      locale,
      data: { ...data, _status: 'published' },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
}
