import { ButtonLink, ButtonRow } from '@/components/ui/button-link'
import { Localized } from '@/components/ui/localized'
import { Poster } from '@/components/ui/poster'
import type { Locale } from '@/i18n/locales'
import { getTranslator } from '@/i18n/translator'
import type { BannerView } from '../types'
import styles from './home-banners.module.css'

/** One banner over the whole width, the others in a pair under it. */
export function HomeBanners({ banners, locale }: { banners: BannerView[]; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <section className={styles.banners} aria-label={t('home.banners')}>
      {banners.map((banner, index) => (
        <Banner key={banner.title.value} banner={banner} locale={locale} isFirst={index === 0} />
      ))}
    </section>
  )
}

function Banner({
  banner,
  locale,
  isFirst,
}: {
  banner: BannerView
  locale: Locale
  isFirst: boolean
}) {
  return (
    <Poster topic={banner.artwork} size={isFirst ? 'wide' : 'half'}>
      <h2 className={styles.title}>
        <Localized text={banner.title} locale={locale} />
      </h2>
      <p className={styles.text}>
        <Localized text={banner.text} locale={locale} />
      </p>
      <ButtonRow>
        {banner.buttons.map(({ label, href }, index) => (
          <ButtonLink key={href} href={href} variant={index === 0 ? 'primary' : 'secondary'}>
            <Localized text={label} locale={locale} />
          </ButtonLink>
        ))}
      </ButtonRow>
    </Poster>
  )
}
