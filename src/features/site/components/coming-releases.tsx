import { Notice } from '@/components/ui/notice'
import { slot, WithSlot } from '@/components/ui/with-slot'
import { getComingReleases } from '@/features/legal/queries'
import { formatDate } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'

const texts = {
  terms: ['legal.comingTerms', 'legal.readComingTerms'],
  privacy: ['legal.comingPrivacy', 'legal.readComingPrivacy'],
} as const

/** Says on every page, until their day, that new terms of use or a new privacy policy are coming. */
export async function ComingReleases({ locale }: { locale: Locale }) {
  const releases = await getComingReleases({})
  const t = getTranslator(locale)
  return releases.map(({ kind, day }) => {
    const date = formatDate({ date: day, locale })
    const [announcement, link] = texts[kind]
    return (
      <Notice key={kind}>
        <WithSlot text={t(announcement, { date, link: slot })}>
          <a href={localePath({ locale, path: `${paths[kind]}/${day}` })}>{t(link)}</a>
        </WithSlot>
      </Notice>
    )
  })
}
