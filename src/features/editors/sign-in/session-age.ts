import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { inTransaction } from '@/cms/transaction'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import { credentialTexts } from './credential-texts'
import { signedIn } from './signed-in'
import { lockEditor } from './stored-second-factor'

const longestDays = 7

/**
 * Before Payload prolongs a session: one that has lasted a week ends. Outside the transaction of
 * the request, which the refusal undoes.
 * @throws {AppError} `unauthorised`
 */
export async function endOldSession(req: PayloadRequest): Promise<void> {
  const editor = signedIn(req.user)
  if (!editor) return
  const query = sql`delete from editors_sessions
    where _parent_id = ${editor.id} and id = ${editor.session}
      and created_at < now() - make_interval(days => ${longestDays}) returning id`
  const cms = req.payload
  const work = async (own: PayloadRequest) => {
    await lockEditor({ cms, req: own, editorId: editor.id })
    return runSql({ cms, req: own, query })
  }
  const { rows } = await inTransaction({ cms, work })
  if (rows.length === 0) return
  throw new AppError('unauthorised', { sentence: credentialTexts.sessionTooOld })
}
