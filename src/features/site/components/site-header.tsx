import type { SignInLinkFromQuery } from '@/auth/client/return-path/sign-in-link.client'
import { Brand } from '@/components/layout/brand'
import { LinkList } from '@/components/layout/link-list'
import { Masthead } from '@/components/layout/masthead'
import { Icon } from '@/components/ui/icon'
import { ThemeChoiceScript } from '@/components/layout/theme-choice-script'
import { ThemeSwitch } from '@/components/layout/theme-switch.client'
import { Localized } from '@/components/ui/localized'
import type { Locale } from '@/i18n/locales'
import { localePath, paths, signInPath } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { currentMark } from '../current-mark'
import type { SiteView } from '../types'
import { LanguageLinks } from './language-links'
import styles from './site-header.module.css'

const legalPages = new Set(['terms', 'privacy'])

// A missing page is no place to return to, and home is the default anyway.
const pathsWithoutReturn = new Set<string>([paths.home, '/not-found'])

type Props = {
  site: SiteView
  locale: Locale
  path: string
  formId?: string | undefined
  /** Sign-in link for account pages, which are no place to return to and pass the return path on. */
  SignInLink?: typeof SignInLinkFromQuery | undefined
}

export function SiteHeader({ site, locale, path, formId, SignInLink }: Props) {
  const t = getTranslator(locale)
  const links = site.navigation.map((entry) => ({
    isLegal: legalPages.has(entry.name),
    href: localePath({ locale, path: entry.path }),
    label: <Localized text={entry.label} locale={locale} />,
    current: currentMark({ entry: entry.path, path }),
  }))
  const signIn = (
    <>
      <Icon name="solar:user-circle-linear" />
      {t('layout.signIn')}
    </>
  )

  return (
    <Masthead
      brand={
        <Brand
          href={localePath({ locale, path: paths.home })}
          name={<Localized text={site.name} locale={locale} />}
        />
      }
      tagline={path !== paths.home && <Localized text={site.tagline} locale={locale} />}
      menuLabel={t('layout.menu')}
      memberMark={<Icon name="solar:user-circle-linear" />}
      navigation={
        <nav className={styles.navigation} aria-label={t('layout.mainNavigation')}>
          <LinkList items={links.filter(({ isLegal }) => !isLegal)} tone="strong" />
          <LinkList items={links.filter(({ isLegal }) => isLegal)} tone="quiet" />
        </nav>
      }
      tools={
        <>
          {SignInLink ? (
            <SignInLink locale={locale} className={styles.account}>
              {signIn}
            </SignInLink>
          ) : (
            <a
              className={styles.account}
              data-for="visitors"
              href={
                pathsWithoutReturn.has(path)
                  ? localePath({ locale, path: paths.auth })
                  : signInPath({ locale, back: localePath({ locale, path }) })
              }
            >
              {signIn}
            </a>
          )}
          <a
            className={styles.account}
            data-for="members"
            href={localePath({ locale, path: paths.account })}
          >
            <Icon name="solar:user-circle-linear" />
            {t('layout.account')}
          </a>
          <LanguageLinks locale={locale} path={path} formId={formId} />
          <ThemeSwitch
            legend={t('layout.theme')}
            options={[
              {
                value: 'light',
                label: t('layout.themeLight'),
                icon: <Icon name="solar:sun-2-linear" size={20} />,
              },
              {
                value: 'dark',
                label: t('layout.themeDark'),
                icon: <Icon name="solar:moon-linear" size={20} />,
              },
              {
                value: 'system',
                label: t('layout.themeSystem'),
                icon: <Icon name="solar:monitor-linear" size={20} />,
              },
            ]}
          />
          <ThemeChoiceScript />
        </>
      }
    />
  )
}
