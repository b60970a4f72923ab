import type { ContentMigration } from '@/cms/content-migration'
import { markdownToRichText } from '@/cms/markdown'
import { seedGlobal } from './seed-global'
import { aboutTexts } from './texts/pages/about'
import { becomeTexts } from './texts/pages/become'
import { communityTexts } from './texts/pages/community'
import { contactTexts } from './texts/pages/contact'
import { footerTexts } from './texts/pages/footer'
import { homeTexts } from './texts/pages/home'
import { legalPagesTexts } from './texts/pages/legal-pages'
import { navigationTexts } from './texts/pages/navigation'
import { projectsPageTexts } from './texts/pages/projects-page'
import { siteTexts } from './texts/pages/site'

type RoleTexts = { tasks?: string }

/** The texts of every page and of the frame around them. */
export const siteTextsMigration: ContentMigration = {
  name: '0001-site-texts',
  run: async (context) => {
    const { cms } = context

    async function withTasks<Role extends RoleTexts>({ tasks = '', ...role }: Role) {
      return { ...role, tasks: await markdownToRichText({ cms, markdown: tasks }) }
    }

    async function roles<Role extends RoleTexts>(
      texts: Record<'writer' | 'editor' | 'expert', Role>,
    ) {
      const writer = await withTasks(texts.writer)
      const editor = await withTasks(texts.editor)
      const expert = await withTasks(texts.expert)
      return { ...texts, writer, editor, expert }
    }

    await seedGlobal({ context, slug: 'site', texts: siteTexts })
    await seedGlobal({ context, slug: 'navigation', texts: navigationTexts })
    await seedGlobal({ context, slug: 'footer', texts: footerTexts })
    await seedGlobal({ context, slug: 'home', texts: homeTexts })
    await seedGlobal({ context, slug: 'about', texts: aboutTexts })
    await seedGlobal({
      context,
      slug: 'become',
      texts: {
        shared: becomeTexts.shared,
        ro: await roles(becomeTexts.ro),
        en: await roles(becomeTexts.en),
        ru: await roles(becomeTexts.ru),
      },
    })
    await seedGlobal({ context, slug: 'community', texts: communityTexts })
    await seedGlobal({ context, slug: 'contact', texts: contactTexts })
    await seedGlobal({ context, slug: 'projects-page', texts: projectsPageTexts })
    await seedGlobal({ context, slug: 'legal-pages', texts: legalPagesTexts })
  },
}
