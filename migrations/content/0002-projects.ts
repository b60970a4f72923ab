import { deepMergeSimple } from 'payload'
import type { ContentMigration, ContentMigrationContext } from '@/cms/content-migration'
import { markdownToRichText } from '@/cms/markdown'
import { locales } from '@/i18n/locales'
import type { Project } from '@/payload-types'
import { autoTexts } from './texts/projects/auto'
import { cinemaTexts } from './texts/projects/cinema'
import { fightingTexts } from './texts/projects/fighting'
import { travelTexts } from './texts/projects/travel'
import type { TextShape } from './texts/text-types'

type ProjectTexts =
  typeof cinemaTexts | typeof autoTexts | typeof fightingTexts | typeof travelTexts

async function seedProject({
  context: { cms, req },
  texts,
}: {
  context: ContentMigrationContext
  texts: ProjectTexts
}) {
  const { shared } = texts
  const { totalDocs } = await cms.count({
    collection: 'projects',
    where: { slug: { equals: shared.slug } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return

  const { id } = await cms.create({
    collection: 'projects',
    locale: 'ro',
    data: {
      slug: shared.slug,
      accent: shared.accent,
      stage: shared.stage,
      order: shared.order,
      _status: 'draft',
    },
    draft: true,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const locale of locales) {
    const { description, ...text } = texts[locale]
    await cms.update({
      collection: 'projects',
      id,
      locale,
      data: {
        ...deepMergeSimple<TextShape<Project>>(shared, text),
        description: await markdownToRichText({ cms, markdown: description }),
        _status: 'published',
      },
      depth: 0,
      overrideAccess: true,
      req,
    })
  }
}

/** The four projects of the network. */
export const projectsMigration: ContentMigration = {
  name: '0002-projects',
  run: async (context) => {
    for (const texts of [cinemaTexts, autoTexts, fightingTexts, travelTexts]) {
      await seedProject({ context, texts })
    }
  },
}
