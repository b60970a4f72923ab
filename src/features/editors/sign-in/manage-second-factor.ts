import type { Payload, PayloadRequest } from 'payload'
import type { SignInOrigin } from '@/auth/limits/trusted-devices'
import { defaultLocale, type Locale } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { recordAudit } from '@/features/audit/record'
import { AppError } from '@/lib/errors/app-error'
import { tellEditor } from './editor-mails'
import { endEditorSessions } from './editor-sessions'
import { newRecoveryCodes, recoveryDigest } from './recovery-codes'
import { secondFactorFailures } from './second-factor-failures'
import { chargeCode } from './sign-in-limits'
import type { SignedIn } from './signed-in'
import { consumeCode } from './consume-code'
import {
  describeSecondFactor,
  lockEditor,
  readSecondFactor,
  writeSecondFactor,
  type SecondFactor,
} from './stored-second-factor'

type Proof = {
  cms: Payload
  editor: SignedIn
  /** Language of the mail that notifies the editor. */
  language: Locale
  place: SignInOrigin
  code: string
}

/** Does something with the editor's own second factor, which takes a code of it. */
async function withCode<Result>({
  cms,
  editor: { id: editorId, email },
  place,
  code,
  work,
}: Proof & {
  work: (proved: { req: PayloadRequest; left: SecondFactor }) => Promise<Result>
}): Promise<Result> {
  const refund = await chargeCode({ email, place })
  const result = await inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId })
      const factor = await readSecondFactor({ cms, req, editorId })
      if (!factor) throw new AppError('conflict', { sentence: secondFactorFailures.isOff })
      const left = consumeCode({ factor, editorId, code, now: new Date() })
      if (!left) throw new AppError('bad-request', { sentence: secondFactorFailures.wrongCode })
      return work({ req, left })
    },
  })
  await refund()
  return result
}

/**
 * Turns the editor's second factor off, and tells the editor by e-mail.
 * @throws {AppError} `bad-request` for a wrong code, `conflict` when there is none
 * @throws {AppError} `limited`
 */
export function turnOffSecondFactor(proof: Proof): Promise<void> {
  const { cms, editor, language } = proof
  const { id: editorId, name, email } = editor
  return withCode({
    ...proof,
    work: async ({ req }) => {
      await writeSecondFactor({ cms, req, editorId, factor: null })
      await recordAudit({
        ...{ cms, req, actor: { id: editorId, name }, action: 'second-factor-off' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
      await tellEditor({ cms, req, to: email, language, mail: { name: 'second-factor-off' } })
    },
  })
}

/**
 * Gives the editor new recovery codes in place of the old ones. The editor is told by e-mail.
 * @throws {AppError} `bad-request` for a wrong code, `conflict` when there is no second factor
 * @throws {AppError} `limited`
 */
export function renewRecoveryCodes(proof: Proof): Promise<string[]> {
  const { cms, editor, language } = proof
  const { id: editorId, name, email } = editor
  return withCode({
    ...proof,
    work: async ({ req, left }) => {
      const codes = newRecoveryCodes()
      const recoveryCodes = codes.map((code) => recoveryDigest({ editorId, code }))
      await writeSecondFactor({ cms, req, editorId, factor: { ...left, recoveryCodes } })
      await recordAudit({
        ...{ cms, req, actor: { id: editorId, name }, action: 'recovery-codes-renewed' },
        ...{ container: 'editors', document: String(editorId), title: name },
      })
      await tellEditor({ cms, req, to: email, language, mail: { name: 'recovery-codes-renewed' } })
      return codes
    },
  })
}

/**
 * Takes away the second factor of an editor who has lost the app and the codes, and ends their
 * sessions. For administrators, whom the caller has made sure of.
 * @throws {AppError} `conflict` when there is none
 */
export async function resetSecondFactor({
  cms,
  actor,
  editor,
}: {
  cms: Payload
  actor: { id: number; name: string }
  editor: { id: number; name: string; email: string }
}): Promise<void> {
  const editorId = editor.id
  await inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId })
      if (!(await describeSecondFactor({ cms, req, editorId }))) {
        throw new AppError('conflict', { sentence: secondFactorFailures.isOff })
      }
      await writeSecondFactor({ cms, req, editorId, factor: null })
      await endEditorSessions({ cms, req, editorId, except: null })
      await recordAudit({
        ...{ cms, req, actor, action: 'second-factor-reset' },
        ...{ container: 'editors', document: String(editorId), title: editor.name },
      })
      const told = { to: editor.email, language: defaultLocale }
      await tellEditor({ cms, req, ...told, mail: { name: 'second-factor-reset' } })
    },
  })
}
