import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { FontScript } from '@/components/layout/font-script'
import { MemberScript } from '@/components/layout/member-script'
import { SharedTextsProvider } from '@/components/layout/shared-texts.client'
import { SkipLink } from '@/components/layout/skip-link'
import { ThemeProvider } from '@/components/layout/theme-provider.client'
import { ThemeScript } from '@/components/layout/theme-script'
import { BuildWatcher } from '@/features/site/components/build-watcher.client'
import { PreviewBar } from '@/features/site/components/preview-bar'
import { localePath, paths } from '@/i18n/paths'
import { getTranslator } from '@/i18n/translator'
import { getBuildId, scriptMark } from '@/lib/script-mark'
import '@/styles/tokens.css'
import '@/styles/fonts.css'
import '@/styles/globals.css'
import { requireLocale, type LangParams } from '../locale-param'

// Pages are made at the first visit and kept: the build has no database to ask.
export function generateStaticParams(): { lang: string }[] {
  return []
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f8f8f5' },
    { media: '(prefers-color-scheme: dark)', color: '#121416' },
  ],
}

export const metadata: Metadata = {
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icon.svg', type: 'image/svg+xml' },
    ],
    apple: '/apple-icon.png',
  },
}

export default async function SiteLayout({
  params,
  children,
}: LangParams & { children: ReactNode }) {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  const texts = {
    home: localePath({ locale, path: paths.home }),
    error: {
      title: t('error.caption'),
      text: t('error.inBrowser'),
      retry: t('error.retry'),
      back: t('error.back'),
    },
    notFound: {
      title: t('notFound.title'),
      text: t('notFound.hint'),
      back: t('layout.backHome'),
    },
  }

  // The scripts add attributes to the element before React looks at it.
  return (
    <html lang={locale} suppressHydrationWarning>
      <head>
        <FontScript locale={locale} />
        <ThemeScript />
        <MemberScript />
      </head>
      <body>
        <SkipLink>{t('layout.skip')}</SkipLink>
        <PreviewBar locale={locale} />
        <ThemeProvider nonce={scriptMark()}>
          <SharedTextsProvider texts={texts}>{children}</SharedTextsProvider>
        </ThemeProvider>
        <BuildWatcher
          build={getBuildId()}
          text={t('layout.newBuild')}
          reloadLabel={t('layout.reload')}
        />
      </body>
    </html>
  )
}
