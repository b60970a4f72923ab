import type { ContentMigration } from '@/cms/content-migration'
import { lockDocument } from '@/cms/document-lock'
import { locales } from '@/i18n/locales'
import { becomeTexts } from './texts/pages/become'

/** What the page said while there was no form. */
const withoutForm = {
  ro: 'Felul în care se acordă aceste roluri se hotărăște pe site-urile proiectelor, pe măsură ce acestea se deschid. Urmăriți noutățile de acolo: ele vă vor spune când și cum vă puteți alătura.',
  en: 'How these roles are granted is decided on the project sites, as they open. Follow the news there: it will tell you when and how you can join.',
  ru: 'Как даются эти роли, решается на сайтах проектов по мере их открытия. Следите за новостями на них: там будет сказано, когда и как можно присоединиться.',
}

/** The page leads to its form where it still tells people to wait in our words. */
export const howToContributeMigration: ContentMigration = {
  name: '0007-how-to-contribute',
  run: async ({ cms, req }) => {
    await lockDocument({ req, container: 'become', document: '' })
    for (const locale of locales) {
      const { steps } = await cms.findGlobal({
        slug: 'become',
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
        req,
      })
      if (steps?.text !== withoutForm[locale]) continue
      const { text } = becomeTexts[locale].steps
      await cms.updateGlobal({
        slug: 'become',
        locale,
        data: { steps: { ...steps, text }, _status: 'published' },
        depth: 0,
        overrideAccess: true,
        req,
      })
    }
  },
}
