import { LanguageSwitch } from '@/components/layout/language-switch'
import type { Locale } from '@/i18n/locales'
import { languageSwitchPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'

/** The same page in the other languages; the choice is remembered. */
export function LanguageLinks({
  locale,
  path,
  formId,
}: {
  locale: Locale
  path: string
  formId?: string | undefined
}) {
  return (
    <LanguageSwitch
      locale={locale}
      hrefs={{
        ro: languageSwitchPath({ locale: 'ro', path }),
        en: languageSwitchPath({ locale: 'en', path }),
        ru: languageSwitchPath({ locale: 'ru', path }),
      }}
      formId={formId}
      label={getTranslator(locale)('layout.language')}
    />
  )
}
