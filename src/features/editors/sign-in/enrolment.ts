import type { Payload } from 'payload'
import { z } from 'zod'
import type { Locale } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { getEnv } from '@/lib/env'
import { seal, unseal } from '@/mail/sealed-content'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { tellEditor } from './editor-mails'
import { endEditorSessions } from './editor-sessions'
import { newSecret, drawQrCode, findStep, type QrPicture } from './one-time-code'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes'
import { secondFactorFailures } from './second-factor-failures'
import type { SignedIn } from './signed-in'
import { lockEditor, readSecondFactor, writeSecondFactor } from './stored-second-factor'

const timeoutMs = 30 * 60_000
const ticketSchema = z.object({ secret: z.string(), until: z.number() })

function sealing(editor: SignedIn) {
  const purpose = 'pasiuni enrolment'
  return { secret: getEnv().PAYLOAD_SECRET, purpose, messageId: `editor-enrolment:${editor.id}` }
}

/** What an authenticator app is told, and a ticket to come back with: nothing is stored yet. */
export type Enrolment = { secret: string; picture: QrPicture; ticket: string }

export function beginEnrolment(editor: SignedIn): Enrolment {
  const secret = newSecret()
  const content = { secret, until: Date.now() + timeoutMs }
  return {
    secret,
    picture: drawQrCode({ secret, email: editor.email }),
    ticket: seal({ content, ...sealing(editor) }),
  }
}

/**
 * Turns the second factor on, once a code shows that the app knows the secret, and ends every other
 * session of the editor: they began with the password alone. The editor is told by e-mail.
 * @returns the recovery codes, which nobody can read again
 * @throws {AppError} `bad-request`, `conflict`
 */
export async function confirmEnrolment({
  cms,
  editor,
  language,
  ticket,
  code,
}: {
  cms: Payload
  editor: SignedIn
  /** Language of the mail that notifies the editor. */
  language: Locale
  ticket: string
  code: string
}): Promise<string[]> {
  const { secret, until } = openTicket({ editor, ticket })
  if (until < Date.now()) throw new AppError('conflict', { sentence: secondFactorFailures.tooLate })
  const now = new Date()
  const lastStep = findStep({ secret, code: code.replace(/\s/g, ''), now })
  if (lastStep === null) {
    throw new AppError('bad-request', { sentence: secondFactorFailures.wrongCode })
  }
  const { id: editorId, name, email, session } = editor
  const codes = newRecoveryCodes()
  await inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId })
      if (await readSecondFactor({ cms, req, editorId })) {
        throw new AppError('conflict', { sentence: secondFactorFailures.isOn })
      }
      const recoveryCodes = codes.map((each) => recoveryDigest({ editorId, code: each }))
      const factor = { secret, recoveryCodes, lastStep, enabledAt: now.toISOString() }
      await writeSecondFactor({ cms, req, editorId, factor })
      await endEditorSessions({ cms, req, editorId, except: session })
      await recordAudit({
        ...{ cms, req, actor: { id: editorId, name }, action: 'second-factor-on' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
      await tellEditor({ cms, req, to: email, language, mail: { name: 'second-factor-on' } })
    },
  })
  return codes
}

function openTicket({ editor, ticket }: { editor: SignedIn; ticket: string }) {
  try {
    return ticketSchema.parse(unseal({ sealed: ticket, ...sealing(editor) }))
  } catch {
    // Nobody but this site makes tickets: it is another editor's, or cut off.
    throw new AppError('bad-request')
  }
}
