import type { ContentMigration, ContentMigrationContext } from '@/cms/content-migration'
import { replyTemplates } from './texts/reply-templates'

async function seedTemplate({
  context: { cms, req },
  template,
}: {
  context: ContentMigrationContext
  template: (typeof replyTemplates)[number]
}) {
  const common = { collection: 'reply-templates', depth: 0, req } as const
  const { name } = template
  const { totalDocs } = await cms.count({
    collection: 'reply-templates',
    where: { name: { equals: name } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) return
  const { id } = await cms.create({
    ...common,
    locale: 'ro',
    data: { name, ...template.ro },
    overrideAccess: true,
  })
  for (const locale of ['en', 'ru'] as const) {
    await cms.update({ ...common, id, locale, data: template[locale], overrideAccess: true })
  }
}

/** The reply templates that the inbox begins with. */
export const replyTemplatesMigration: ContentMigration = {
  name: '0005-reply-templates',
  run: async (context) => {
    for (const template of replyTemplates) await seedTemplate({ context, template })
  },
}
