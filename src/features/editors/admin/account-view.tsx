import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { signedIn } from '../sign-in/signed-in'
import { listEditorSessions } from '../sign-in/editor-sessions'
import { describeSecondFactor } from '../sign-in/stored-second-factor'
import { adminLanguage } from '@/components/panel/admin-language'
import { requireEditor } from '@/components/panel/admin-page'
import { AccountSecurity } from './account-security.client'
import './own-account.css'

/** Payload's account page, and under it what keeps the account safe. */
export async function AccountPage(view: AdminViewServerProps) {
  requireEditor({ view })
  const { req } = view.initPageResult
  const editor = signedIn(req.user)
  if (!editor) return null
  const { id: editorId, session: current } = editor
  const cms = req.payload
  const factor = await describeSecondFactor({ cms, editorId })
  const sessions = await listEditorSessions({ cms, editorId, current })
  const language = adminLanguage(req.i18n.language)
  return (
    <>
      <AccountView {...view} />
      <AccountSecurity factor={factor} language={language} sessions={sessions} />
    </>
  )
}
