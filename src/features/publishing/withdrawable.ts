import { label } from '@/cms/label'
import { defaultLocale, type Locale } from '@/i18n/locales'

/** Why the Romanian of a page text stays. */
export const romanianStays = label({
  ro: 'Textele în română ale acestei pagini nu pot fi retrase: fără ele site-ul nu se poate afișa. Puteți retrage celelalte limbi sau puteți schimba textul și îl puteți publica din nou.',
  en: 'The Romanian texts of this page cannot be unpublished: the site cannot be shown without them. You can unpublish the other languages, or change the text and publish it again.',
  ru: 'Румынские тексты этой страницы нельзя снять с публикации: без них сайт не может быть показан. Можно снять с публикации другие языки или изменить текст и опубликовать его снова.',
})

type Named = { document: string; locale: Locale | 'all' }

/**
 * Whether a language can be taken off the site: all pages stand on the Romanian of the globals.
 * `document` is empty for a global.
 */
export function isWithdrawable({ document, locale }: Named): boolean {
  return document !== '' || (locale !== 'all' && locale !== defaultLocale)
}
