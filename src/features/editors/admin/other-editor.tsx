import type { UIFieldServerProps } from 'payload'
import { editorRights } from '@/cms/access/rights'
import { listEditorSessions } from '../sign-in/editor-sessions'
import { readSecondFactor } from '../sign-in/stored-second-factor'
import { adminLanguage } from '@/components/panel/admin-language'
import { OtherEditorPanel } from './other-editor.client'

/** On the page of another editor: how they sign in, and what an administrator may do about it. */
export async function OtherEditor({ id, req, user }: UIFieldServerProps) {
  const viewer = editorRights(user)
  if (viewer?.role !== 'admin' || typeof id !== 'number' || id === viewer.id) return null
  const cms = req.payload
  const factor = await readSecondFactor({ cms, editorId: id })
  const sessions = await listEditorSessions({ cms, editorId: id, current: null })
  return (
    <OtherEditorPanel
      editor={id}
      factorSince={factor?.enabledAt ?? null}
      language={adminLanguage(req.i18n.language)}
      sessions={sessions.length}
    />
  )
}
