import 'server-only'
import type { DataFromGlobalSlug, GlobalSlug } from 'payload'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { getCms } from '../client'
import { showsDraft } from './visible-drafts'
import { readCutOffTexts } from './known-cut-off'
import type { InLanguages } from './localized'

async function readOne<Slug extends GlobalSlug>({
  slug,
  locale,
  ...asked
}: {
  slug: Slug
  locale: Locale
  draft: boolean
}): Promise<DataFromGlobalSlug<Slug> | null> {
  const cms = await getCms()
  const draft = asked.draft && (await showsDraft(slug))
  const doc = await cms.findGlobal({
    slug,
    locale,
    draft,
    depth: 1,
    fallbackLocale: false,
    overrideAccess: draft,
  })
  // A global that is not published in this language comes back as an empty object.
  return 'id' in doc && doc.id ? doc : null
}

/**
 * A global in the page's language and in Romanian.
 *
 * @throws Error when its Romanian is not published: every page of the site needs it.
 */
export async function readGlobal<Slug extends GlobalSlug>({
  slug,
  locale,
  draft,
}: {
  slug: Slug
  locale: Locale
  draft: boolean
}): Promise<InLanguages<DataFromGlobalSlug<Slug>>> {
  const [source, own, cutOff] = await Promise.all([
    readOne({ slug, locale: defaultLocale, draft }),
    locale === defaultLocale ? null : readOne({ slug, locale, draft }),
    readCutOffTexts({ cms: await getCms(), containers: [slug], locale }),
  ])
  if (!source) throw new Error(`The global "${slug}" has no published Romanian version.`)
  return { locale, source, own: locale === defaultLocale ? source : own, cutOff }
}
