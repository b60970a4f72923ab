import { Logo } from '@payloadcms/next/rsc'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { adminLanguage } from '@/components/panel/admin-language'
import { LoginForm } from './login-form.client'

/** In place of Payload's sign-in, which knows no second step. */
export function LoginView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { locale, permissions, req } = initPageResult
  const asked = searchParams?.redirect
  const destination = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: typeof asked === 'string' ? asked : '',
  })
  if (req.user) redirect(destination)
  return (
    <main>
      <div className="login__brand">
        <Logo
          i18n={req.i18n}
          {...(locale && { locale })}
          {...(params && { params })}
          payload={req.payload}
          permissions={permissions}
          {...(searchParams && { searchParams })}
        />
      </div>
      <LoginForm destination={destination} language={adminLanguage(req.i18n.language)} />
    </main>
  )
}
