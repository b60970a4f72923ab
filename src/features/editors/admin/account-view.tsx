import { AccountView } from '@payloadcms/next/views'
import type { AdminViewServerProps } from 'payload'
import { signedIn } from '../sign-in/signed-in'
import { listEditorSessions } from '../sign-in/editor-sessions'
import { describeSecondFactor } from '../sign-in/stored-second-factor'
import { adminLanguage } from '@/components/panel/admin-language'
import { requireEditor } from '@/components/panel/admin-page'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './account.module.css'
import { CredentialsPanel } from './credentials.client'
import './own-account.css'
import { SecondFactorPanel } from './second-factor.client'
import { SessionsPanel } from './sessions.client'
import { accountTexts } from './texts'

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
  const { t } = panelIntl(language)
  return (
    <>
      <AccountView {...view} />
      <section aria-labelledby="account-security" className={styles.security}>
        <h2 id="account-security">{t(accountTexts.title)}</h2>
        <CredentialsPanel isCodeNeeded={factor !== null} language={language} />
        <SecondFactorPanel factor={factor} language={language} />
        <SessionsPanel language={language} sessions={sessions} />
      </section>
    </>
  )
}
