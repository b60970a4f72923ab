import { Localized } from '@/components/ui/localized'
import { PageHead } from '@/components/ui/page-head'
import type { Locale } from '@/i18n/locales'
import type { SiteView } from '../types'

/** What the network is and for whom, in its own words: the first that the home page says. */
export function HomeHead({ site, locale }: { site: SiteView; locale: Locale }) {
  return (
    <PageHead
      title={<Localized text={site.tagline} locale={locale} />}
      lead={<Localized text={site.description} locale={locale} />}
    />
  )
}
