import { Notice } from '@/components/ui/notice'
import { slot, WithSlot } from '@/components/ui/with-slot'
import { getComingTerms } from '@/features/legal/queries'
import { formatDate } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'

/** Says on every page, until their day, that new terms of use are coming. */
export async function ComingTerms({ locale }: { locale: Locale }) {
  const day = await getComingTerms({})
  if (day === null) return null
  const t = getTranslator(locale)
  const date = formatDate({ date: day, locale })
  return (
    <Notice>
      <WithSlot text={t('legal.comingTerms', { date, link: slot })}>
        <a href={localePath({ locale, path: `${paths.terms}/${day}` })}>
          {t('legal.readComingTerms')}
        </a>
      </WithSlot>
    </Notice>
  )
}
