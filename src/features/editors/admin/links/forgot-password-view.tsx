import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { ViewBrand } from '../view-brand'
import styles from '../login.module.css'
import { ForgotPassword } from './forgot-password.client'

/** In place of Payload's page, which is without the mark of the site. */
export function ForgotPasswordPage(view: AdminViewServerProps) {
  const { req } = view.initPageResult
  // An editor who is signed in changes the password with the old one.
  if (req.user) redirect('/admin/account')
  return (
    <main className={styles.notice}>
      <ViewBrand {...view} />
      <ForgotPassword />
    </main>
  )
}
