import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { LinkPage } from './link-page'
import { NewPassword } from './new-password.client'

/** Where the mail for a new password leads. */
export function NewPasswordPage(view: AdminViewServerProps) {
  return (
    <LinkPage view={view}>
      <NewPassword language={adminLanguage(view.initPageResult.req.i18n.language)} />
    </LinkPage>
  )
}
