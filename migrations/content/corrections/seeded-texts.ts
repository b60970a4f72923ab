import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { markdownToRichText } from '@/cms/markdown'
import { isLocale, type Locale } from '@/i18n/locales'
import { locatedBlocks } from '@/rich-text/located-blocks'
import { privacyEn } from '../texts/legal/privacy.en'
import { privacyRo } from '../texts/legal/privacy.ro'
import { privacyRu } from '../texts/legal/privacy.ru'
import { termsEn } from '../texts/legal/terms.en'
import { termsRo } from '../texts/legal/terms.ro'
import { termsRu } from '../texts/legal/terms.ru'
import { aboutTexts } from '../texts/pages/about'
import { becomeTexts } from '../texts/pages/become'
import { communityTexts } from '../texts/pages/community'
import { contactTexts } from '../texts/pages/contact'
import { footerTexts } from '../texts/pages/footer'
import { homeTexts } from '../texts/pages/home'
import { legalPagesTexts } from '../texts/pages/legal-pages'
import { navigationTexts } from '../texts/pages/navigation'
import { projectsPageTexts } from '../texts/pages/projects-page'
import { siteTexts } from '../texts/pages/site'
import { autoTexts } from '../texts/projects/auto'
import { cinemaTexts } from '../texts/projects/cinema'
import { fightingTexts } from '../texts/projects/fighting'
import { travelTexts } from '../texts/projects/travel'
import { replyTemplates } from '../texts/reply-templates'
import { timelineTexts } from '../texts/timeline'

/** The collections and globals that a new site has texts in, with these texts in all languages. */
export const seededContainers: { slug: CollectionSlug | GlobalSlug; texts: object }[] = [
  { slug: 'site', texts: siteTexts },
  { slug: 'navigation', texts: navigationTexts },
  { slug: 'footer', texts: footerTexts },
  { slug: 'home', texts: homeTexts },
  { slug: 'about', texts: aboutTexts },
  { slug: 'become', texts: becomeTexts },
  { slug: 'community', texts: communityTexts },
  { slug: 'contact', texts: contactTexts },
  { slug: 'projects-page', texts: projectsPageTexts },
  { slug: 'legal-pages', texts: legalPagesTexts },
  { slug: 'projects', texts: [cinemaTexts, autoTexts, fightingTexts, travelTexts] },
  { slug: 'timeline-entries', texts: timelineTexts },
  {
    slug: 'legal-documents',
    texts: {
      ro: [privacyRo, termsRo],
      en: [privacyEn, termsEn],
      ru: [privacyRu, termsRu],
    },
  },
  { slug: 'reply-templates', texts: replyTemplates },
]

/** What is said in one language: whole fields, and for Markdown what readers see of each block. */
export async function seededTexts({
  cms,
  texts,
  locale,
}: {
  cms: Payload
  texts: object
  locale: Locale
}): Promise<Set<string>> {
  const fields = fieldsIn({ value: texts, locale })
  const states = await Promise.all(
    fields
      .filter((text) => text.includes('\n'))
      .map((markdown) => markdownToRichText({ cms, markdown })),
  )
  const blocks = states.flatMap((state) => locatedBlocks(state).map(({ text }) => text))
  return new Set([...fields, ...blocks])
}

function fieldsIn({ value, locale }: { value: unknown; locale: Locale }): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    isLocale(key) && key !== locale ? [] : fieldsIn({ value: inner, locale }),
  )
}
