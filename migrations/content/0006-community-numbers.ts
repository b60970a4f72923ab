import type { ContentMigration } from '@/cms/content-migration'
import { lockDocument } from '@/cms/document-lock'
import { locales } from '@/i18n/locales'
import { communityTexts } from './texts/pages/community'

/** What the page said while there was nothing to count. */
const promises = {
  ro: 'Mai târziu vor apărea aici numărul vizitatorilor și cel al utilizatorilor înregistrați. Le publicăm când vom avea ce număra.',
  en: 'The number of visitors and the number of registered users will appear here later. We will publish them once we have something to count.',
  ru: 'Позже здесь появится число посетителей и зарегистрированных пользователей. Мы опубликуем эти цифры, когда будет что считать.',
}

/** The community page no longer promises numbers where it still does so in our words. */
export const communityNumbersMigration: ContentMigration = {
  name: '0006-community-numbers',
  run: async ({ cms, req }) => {
    await lockDocument({ req, container: 'community', document: '' })
    for (const locale of locales) {
      const { numbers } = await cms.findGlobal({
        slug: 'community',
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
        req,
      })
      if (numbers?.text !== promises[locale]) continue
      const { text } = communityTexts[locale].numbers
      await cms.updateGlobal({
        slug: 'community',
        locale,
        data: { numbers: { ...numbers, text }, _status: 'published' },
        depth: 0,
        overrideAccess: true,
        req,
      })
    }
  },
}
