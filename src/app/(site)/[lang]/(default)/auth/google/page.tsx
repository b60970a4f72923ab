import { GoogleScreen } from '@/auth/components/google-screen.client'
import { getSite } from '@/features/site/queries'
import { localePath, paths } from '@/i18n/paths'
import { getMessages } from '@/i18n/translator'
import { requireLocale, type LangParams } from '../../../../locale-param'
import { ScriptPage, scriptPageMetadata } from '../../../../script-page'

export const generateMetadata = scriptPageMetadata({
  path: paths.google,
  texts: 'auth.google',
  hasSecret: true,
})

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
