import type { ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'

/** Terms that people accept by continuing. The documents open beside the form, which keeps its values. */
export function Agreement({ locale }: { locale: Locale }) {
  const t = getTranslator(locale)
  const link = (path: string) =>
    function DocumentLink(words: ReactNode) {
      return (
        <a href={localePath({ locale, path })} target="_blank" rel="noopener">
          {words}
          <span className="visually-hidden"> ({t('auth.newTab')})</span>
        </a>
      )
    }
  return t.rich('auth.agreement', {
    terms: link(paths.externalTerms),
    privacy: link(paths.externalPrivacy),
  })
}
