import type { Payload, PayloadRequest } from 'payload'
import type { SignInOrigin } from '@/auth/limits/trusted-devices'
import type { Locale } from '@/i18n/locales'
import { inTransaction } from '@/cms/transaction'
import { AppError } from '@/lib/errors/app-error'
import { consumeCode } from '../consume-code'
import { credentialTexts } from '../credential-texts'
import { isCurrentPassword } from './current-password'
import { secondFactorFailures } from '../second-factor-failures'
import { chargeCode, chargePassword } from '../sign-in-limits'
import type { SignedIn } from '../signed-in'
import { lockEditor, readSecondFactor, writeSecondFactor } from '../stored-second-factor'

/** What an editor proves to be the owner of the account with, beside the session. */
export type OwnerProof = {
  cms: Payload
  editor: SignedIn
  /** Language of the panel, and of the mails to the editor. */
  language: Locale
  place: SignInOrigin
  current: string
  code?: string | undefined
}

/**
 * Does something to the account that takes the current password, and a code where the second factor
 * is on: a session alone may have been left open or stolen. Tries count as those of a sign-in do.
 * @throws {AppError} `bad-request`
 * @throws {AppError} `limited`
 */
export async function withOwnerProof<Result>({
  work,
  ...proof
}: OwnerProof & { work: (req: PayloadRequest) => Promise<Result> }): Promise<Result> {
  const { cms, editor } = proof
  await requirePassword(proof)
  return inTransaction({
    cms,
    work: async (req) => {
      await lockEditor({ cms, req, editorId: editor.id })
      await passCode({ ...proof, req })
      return work(req)
    },
  })
}

/**
 * Takes the current password where no code is to be had yet. Tries count as those of a sign-in do.
 * @throws {AppError} `bad-request`
 * @throws {AppError} `limited`
 */
export async function requirePassword({
  cms,
  editor,
  place,
  current,
}: Pick<OwnerProof, 'cms' | 'editor' | 'place' | 'current'>): Promise<void> {
  const refund = await chargePassword({ email: editor.email, place })
  if (!(await isCurrentPassword({ cms, editorId: editor.id, password: current }))) {
    throw new AppError('bad-request', { sentence: credentialTexts.wrongPassword })
  }
  await refund()
}

async function passCode({
  cms,
  req,
  editor: { id: editorId, email },
  place,
  code,
}: OwnerProof & { req: PayloadRequest }): Promise<void> {
  const factor = await readSecondFactor({ cms, req, editorId })
  if (!factor) return
  if (!code?.trim()) throw new AppError('bad-request', { sentence: credentialTexts.codeNeeded })
  const refund = await chargeCode({ email, place })
  const left = consumeCode({ factor, editorId, code, now: new Date() })
  if (!left) throw new AppError('bad-request', { sentence: secondFactorFailures.wrongCode })
  await refund()
  await writeSecondFactor({ cms, req, editorId, factor: left })
}
