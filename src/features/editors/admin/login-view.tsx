import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { adminLanguage } from '@/components/panel/admin-language'
import { LoginForm } from './login-form.client'
import { ViewBrand } from './view-brand'

/** In place of Payload's sign-in, which knows no second step. */
export function LoginView(view: AdminViewServerProps) {
  const { initPageResult, searchParams } = view
  const { req } = initPageResult
  const asked = searchParams?.redirect
  const destination = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: typeof asked === 'string' ? asked : '',
  })
  if (req.user) redirect(destination)
  return (
    <main>
      <ViewBrand {...view} />
      <LoginForm destination={destination} language={adminLanguage(req.i18n.language)} />
    </main>
  )
}
