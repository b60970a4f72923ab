import type { AdminViewServerProps } from 'payload'
import { adminLanguage } from '@/components/panel/admin-language'
import { requireEditor } from '@/components/panel/admin-page'
import { ConfirmEmail } from './confirm-email.client'
import { LinkPage } from './link-page'

/** Where the mail to a new address leads: only its owner, signed in, can make the address count. */
export function ConfirmEmailPage(view: AdminViewServerProps) {
  requireEditor({ view })
  const language = adminLanguage(view.initPageResult.req.i18n.language)
  return (
    <LinkPage view={view}>
      <ConfirmEmail language={language} />
    </LinkPage>
  )
}
