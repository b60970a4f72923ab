import type { Metadata } from 'next'
import { GoogleScreen } from '@/auth/components/google-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export async function generateMetadata({ params }: LangParams): Promise<Metadata> {
  const locale = await requireLocale(params)
  const t = getTranslator(locale)
  return scriptPageMetadata({
    locale,
    path: paths.google,
    title: t('auth.google.title'),
    description: t('auth.google.description'),
    hasSecret: true,
  })
}

export default async function GooglePage({ params }: LangParams) {
  const locale = await requireLocale(params)
  const site = await getSite({ locale })
  const { attention, titlePrefix, errors, forgot, google } = getMessages(locale).auth
  return (
    <ScriptPage locale={locale} path={paths.google}>
      <GoogleScreen
        locale={locale}
        siteName={site.name.value}
        texts={{ attention, titlePrefix, errors, forgot, google }}
        signInPath={localePath({ locale, path: paths.auth })}
      />
    </ScriptPage>
  )
}
