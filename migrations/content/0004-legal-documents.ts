import type { ContentMigration, ContentMigrationContext } from '@/cms/content-migration'
import { markdownToRichText } from '@/cms/markdown'
import type { Locale } from '@/i18n/locales'
import { toNoon } from './noon'
import { privacyEn } from './texts/legal/privacy.en'
import { privacyRo } from './texts/legal/privacy.ro'
import { privacyRu } from './texts/legal/privacy.ru'
import { termsEn } from './texts/legal/terms.en'
import { termsRo } from './texts/legal/terms.ro'
import { termsRu } from './texts/legal/terms.ru'

const firstRelease = '2025-03-01'

async function seedRelease({
  context: { cms, req },
  kind,
  name,
  texts,
}: {
  context: ContentMigrationContext
  kind: 'privacy' | 'terms'
  name: string
  texts: Record<Locale, string>
}) {
  const common = { depth: 0, req } as const
  const { totalDocs } = await cms.count({
    collection: 'legal-documents',
    where: { kind: { equals: kind } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return

  const { id } = await cms.create({
    ...common,
    overrideAccess: true,
    collection: 'legal-documents',
    locale: 'ro',
    data: {
      kind,
      name,
      releaseDate: toNoon(firstRelease),
      body: await markdownToRichText({ cms, markdown: texts.ro }),
      _status: 'published',
    },
  })
  for (const locale of ['en', 'ru'] as const) {
    await cms.update({
      ...common,
      overrideAccess: true,
      collection: 'legal-documents',
      id,
      locale,
      data: {
        body: await markdownToRichText({ cms, markdown: texts[locale] }),
        _status: 'published',
      },
    })
  }
}

/** The first release of the privacy policy and of the terms of use. */
export const legalDocumentsMigration: ContentMigration = {
  name: '0004-legal-documents',
  run: async (context) => {
    await seedRelease({
      context,
      kind: 'privacy',
      name: `Politica de confidențialitate, ${firstRelease}`,
      texts: { ro: privacyRo, en: privacyEn, ru: privacyRu },
    })
    await seedRelease({
      context,
      kind: 'terms',
      name: `Termeni de utilizare, ${firstRelease}`,
      texts: { ro: termsRo, en: termsEn, ru: termsRu },
    })
  },
}
