import type { UIFieldServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { listEditorSessions } from '../sign-in/editor-sessions'
import { describeSecondFactor } from '../sign-in/stored-second-factor'
import { adminLanguage } from '@/components/panel/admin-language'
import { panelIntl } from '@/components/panel/panel-intl'
import './editor-account.css'
import { OtherEditorPanel } from './other-editor.client'
import { accountTexts } from './texts'

/**
 * On the page of an editor: how they sign in, and what an administrator may do about it; on one's
 * own the way to the account page.
 */
export async function EditorAccount({ id, req, user }: UIFieldServerProps) {
  const viewer = editorRights(user)
  if (typeof id !== 'number') return null
  const language = adminLanguage(req.i18n.language)
  if (id === viewer?.id) {
    return (
      <p id="own-editor">
        <a href="/admin/account">{panelIntl(language).t(accountTexts.onAccountPage)}</a>
      </p>
    )
  }
  if (viewer?.role !== 'admin') return null
  const cms = req.payload
  const factor = await describeSecondFactor({ cms, editorId: id })
  const sessions = await listEditorSessions({ cms, editorId: id, current: null })
  return (
    <OtherEditorPanel
      editor={id}
      factorSince={factor?.since ?? null}
      language={language}
      sessions={sessions.length}
    />
  )
}
