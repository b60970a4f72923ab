import { Brand } from '@/components/layout/brand'
import { Colophon } from '@/components/layout/colophon'
import { LinkList } from '@/components/layout/link-list'
import { Localized } from '@/components/ui/localized'
import type { Locale } from '@/i18n/locales'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { currentMark } from '../current-mark'
import type { SiteView } from '../types'

type Props = { site: SiteView; locale: Locale; path: string }

export function SiteFooter({ site, locale, path }: Props) {
  const t = getTranslator(locale)
  const { about, attribution } = site.footer
  return (
    <Colophon
      brand={
        <Brand
          href={localePath({ locale, path: paths.home })}
          name={<Localized text={site.name} locale={locale} />}
        />
      }
      about={<Localized text={about} locale={locale} />}
      navigation={
        <nav aria-label={t('layout.footerNavigation')}>
          <LinkList
            items={site.navigation.map((entry) => ({
              href: localePath({ locale, path: entry.path }),
              label: <Localized text={entry.label} locale={locale} />,
              current: currentMark({ entry: entry.path, path }),
            }))}
            tone="quiet"
          />
        </nav>
      }
      credits={{
        title: <Localized text={attribution.title} locale={locale} />,
        lines: attribution.lines
          .filter(({ value }) => value !== '')
          .map((line) => <Localized key={line.value} text={line} locale={locale} />),
      }}
    />
  )
}
