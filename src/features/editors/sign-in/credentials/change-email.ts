import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { moveTrustedDevices } from '@/auth/limits/trusted-devices'
import { logFault } from '@/auth/core/fault'
import type { Locale } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { runSql } from '@/lib/run-sql'
import { credentialTexts } from '../credential-texts'
import { passwordMark } from './current-password'
import { tellEditor } from '../editor-mails'
import { endEditorSessions } from '../editor-sessions'
import { emailLink, openEmailTicket, type EmailTicket } from './email-ticket'
import { withOwnerProof, type OwnerProof } from './prove-owner'
import { editorAccount, limitLinks } from '../sign-in-limits'
import type { SignedIn } from '../signed-in'
import { lockEditor } from '../stored-second-factor'

/**
 * Sends a link to the address that an editor wants, and tells the old one, whose owner can still stop
 * it. An address that someone has gets no link, and the one who asks is not told.
 * @throws {AppError} `bad-request` for a wrong password or code, or the same address
 * @throws {AppError} `limited`
 */
export async function askForEmail({
  email: to,
  ...proof
}: OwnerProof & { email: string }): Promise<void> {
  const { cms, editor, place, language } = proof
  const { id: editorId, email: from } = editor
  if (to === from) throw new AppError('bad-request', { sentence: credentialTexts.sameAddress })
  await limitLinks({ email: from, place })
  await withOwnerProof({
    ...proof,
    work: async (req) => {
      if (await isTaken({ cms, req, email: to })) return
      const mark = await passwordMark({ cms, req, editorId })
      const link = emailLink({ editorId, from, to, mark })
      await tellEditor({ cms, req, to, language, mail: { name: 'confirm-email', link } })
      const asked = { name: 'email-asked', newEmail: to } as const
      await tellEditor({ cms, req, to: from, language, mail: asked })
    },
  })
}

async function isTaken(options: {
  cms: Payload
  req: PayloadRequest
  email: string
}): Promise<boolean> {
  const { cms, req, email } = options
  const query = sql`select id from editors where email = ${email}`
  return (await runSql({ cms, req, query })).rows.length > 0
}

/**
 * Makes the address count that the link of a mail is about. Only its owner, signed in, can:
 * someone who gets the mail by a slip of the keyboard has no account by it.
 * @throws {AppError} `bad-request` for someone else's link, `conflict` for an old one
 */
export async function confirmEmail(options: {
  cms: Payload
  editor: SignedIn
  language: Locale
  ticket: string
}): Promise<void> {
  const { cms, editor, language } = options
  const { id: editorId, name, session } = editor
  const ticket = openEmailTicket(options.ticket)
  if (!ticket) throw new AppError('conflict', { sentence: credentialTexts.staleLink })
  if (ticket.editorId !== editorId) {
    throw new AppError('bad-request', { sentence: credentialTexts.foreignLink })
  }
  const { from, to } = ticket
  await inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId })
      await requireValid({ cms, req, ticket })
      await cms.update({
        collection: 'editors',
        id: editorId,
        // A link that went to the old address opens the account no more.
        data: { email: to, resetPasswordToken: null, resetPasswordExpiration: null },
        depth: 0,
        overrideAccess: true,
        req,
      })
      await endEditorSessions({ cms, req, editorId, except: session })
      await recordAudit({
        ...{ cms, req, actor: { id: editorId, name }, action: 'email-changed' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
      const told = { name: 'email-changed', newEmail: to } as const
      await tellEditor({ cms, req, to: from, language, mail: told })
    },
  })
  await moveTrustedDevices({ from: editorAccount(from), to: editorAccount(to) }).catch(
    (error: unknown) => logFault({ doing: 'Moving the known devices of an editor', error }),
  )
}

async function requireValid(options: {
  cms: Payload
  req: PayloadRequest
  ticket: EmailTicket
}): Promise<void> {
  const { cms, req, ticket } = options
  const { editorId, from, to, mark } = ticket
  const query = sql`select id from editors where id = ${editorId} and email = ${from}`
  const isAsBefore = (await runSql({ cms, req, query })).rows.length > 0
  const hasPassword = (await passwordMark({ cms, req, editorId })) === mark
  if (isAsBefore && hasPassword && !(await isTaken({ cms, req, email: to }))) return
  throw new AppError('conflict', { sentence: credentialTexts.staleLink })
}
