import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import styles from '../login.module.css'
import { NewPassword } from './new-password.client'

/** Where the mail for a new password leads. */
export function NewPasswordPage({ initPageResult: { req } }: AdminViewServerProps) {
  return (
    <main className={styles.notice}>
      <NewPassword language={adminLanguage(req.i18n.language)} />
    </main>
  )
}
