import { Fragment } from 'react'
import { Notice } from '@/components/ui/notice'
import { slot, WithSlot } from '@/components/ui/with-slot'
import type { TranslationGaps } from '@/cms/reading/localized'
import { defaultLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import { localePath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'

type Props = { gaps: TranslationGaps; locale: Locale; path: string }

/** What a page says about its texts: which ones are in Romanian, missing or not whole yet. */
export function TranslationNotices({ gaps, locale, path }: Props) {
  const t = getTranslator(locale)
  const passages = gaps.cutOff.map((beginning) => t('layout.passage', { beginning }))
  const others = locales.filter((other) => other !== locale)
  const pageIn = (other: Locale) => (
    <a href={localePath({ locale: other, path })} lang={other} hrefLang={other}>
      {localeNames[other].name}
    </a>
  )
  return (
    <>
      {gaps.isPartial && <Notice>{t('layout.partial')}</Notice>}
      {gaps.isShorter && (
        <Notice>
          <WithSlot text={t('layout.shorter', { language: slot })}>
            {pageIn(defaultLocale)}
          </WithSlot>
        </Notice>
      )}
      {gaps.cutOff.length > 0 && (
        <Notice>
          <WithSlot text={t('layout.completing', { languages: slot })}>
            {others.map((other, index) => (
              <Fragment key={other}>
                {index > 0 && ', '}
                {pageIn(other)}
              </Fragment>
            ))}
          </WithSlot>{' '}
          {t('layout.incomplete', { passages: passages.join(', ') })}
        </Notice>
      )}
    </>
  )
}
