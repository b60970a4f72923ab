import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { adminLanguage } from '@/components/panel/admin-language'
import { LoginForm } from './login-form.client'
import styles from './login.module.css'
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
      {searchParams?.inactive !== undefined && (
        <p className={styles.reason} role="status">
          {req.i18n.t('authentication:loggedOutInactivity')}
        </p>
      )}
      <LoginForm destination={destination} language={adminLanguage(req.i18n.language)} />
    </main>
  )
}

/** In place of Payload's page, which leads to the sign-in without a word of why. */
export function InactivityPage({ searchParams }: AdminViewServerProps) {
  const query = new URLSearchParams({ inactive: 'true' })
  const from = searchParams?.redirect
  if (typeof from === 'string') query.set('redirect', from)
  redirect(`/admin/login?${query.toString()}`)
}
