import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import type { EditorRights } from '@/cms/access/rights'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import { tellEditor } from './editor-mails'
import { endEditorSessions } from './editor-sessions'
import { allowLink } from './editor-sign-in'
import { resetSecondFactor } from './manage-second-factor'
import { newPasswordMail } from './with-reset-links'

type Step = 'end-sessions' | 'reset-second-factor' | 'send-link'

/**
 * What an administrator does about the sign-in of another editor: ends all sessions, takes a lost
 * second factor away, or sends a reset link.
 * @throws {AppError} `forbidden`, `not-found`, `conflict`
 */
export async function manageEditorAccount({
  cms,
  actor: { id, name, role },
  editorId,
  step,
}: {
  cms: Payload
  actor: EditorRights
  editorId: number
  step: Step
}): Promise<void> {
  // For oneself the account page asks for more.
  if (role !== 'admin' || id === editorId) throw new AppError('forbidden')
  const editor = await cms.findByID({
    collection: 'editors',
    id: editorId,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!editor) throw new AppError('not-found')
  const actor = { id, name }
  if (step === 'reset-second-factor') {
    await resetSecondFactor({ cms, actor, editor })
  } else if (step === 'send-link') {
    await sendLink({ cms, actor, editor })
  } else {
    await inTransaction({
      cms,
      work: async (req) => {
        await endEditorSessions({ cms, req, editorId, except: null })
        await recordAudit({
          ...{ cms, req, actor, action: 'sessions-ended' },
          ...{ container: 'editors', document: String(editorId), title: editor.name },
        })
      },
    })
  }
}

/** No link right after another: Payload sees to that only where it sends the mail itself. */
const pauseSeconds = 15

async function beginPause({
  cms,
  req,
  id,
}: {
  cms: Payload
  req: PayloadRequest
  id: number
}): Promise<boolean> {
  const query = sql`update editors set reset_password_requested_at = now() where id = ${id}
    and (reset_password_requested_at is null
      or reset_password_requested_at <= now() - make_interval(secs => ${pauseSeconds}))
    returning id`
  return (await runSql({ cms, req, query })).rows.length > 0
}

async function sendLink({
  cms,
  actor,
  editor: { id, name, email },
}: {
  cms: Payload
  actor: { id: number; name: string }
  editor: { id: number; name: string; email: string }
}): Promise<void> {
  await inTransaction({
    cms,
    work: async (req) => {
      if (!(await beginPause({ cms, req, id }))) return
      allowLink(req)
      // Payload would mail it outside of the transaction that stores the token.
      const link = { collection: 'editors', data: { email }, disableEmail: true } as const
      const token = await cms.forgotPassword({ ...link, req })
      if (!token) return
      await tellEditor({ cms, req, to: email, ...newPasswordMail({ req, token }) })
      await recordAudit({
        ...{ cms, req, actor, action: 'reset-link-sent' },
        ...{ container: 'editors', document: String(id), title: name },
      })
    },
  })
}
