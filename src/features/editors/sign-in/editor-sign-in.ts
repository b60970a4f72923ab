import type { Payload, PayloadRequest } from 'payload'
import type { Refund } from '@/auth/limits/attempt-budget'
import type { SignInOrigin } from '@/auth/limits/trusted-devices'
import { AppError } from '@/lib/errors/app-error'
import { logFault } from '@/auth/core/fault'
import { recordAudit } from '@/features/audit/record'
import { editorOrigin, trustEditorDevice } from './editor-place'
import { endEditorSessions } from './editor-sessions'
import {
  chargeCode,
  chargePassword,
  limitLinks,
  limitResets,
  renewPasswordTries,
} from './sign-in-limits'
import { consumeCode } from './consume-code'
import { compareWithNobody, isEditorAddress } from './credentials/current-password'
import { lockEditor, readSecondFactor, writeSecondFactor } from './stored-second-factor'

type Person = { id: number; name: string; email: string }

type Attempt = { place: SignInOrigin } & (
  | { by: 'password'; code: string | null; refund: Refund }
  // Followed a link for a new password, which Payload would sign in as well.
  | { by: 'mail' }
)

// Payload hands nothing but the request from one hook to the next.
const attempts = new WeakMap<PayloadRequest, Attempt>()
const allowedLinks = new WeakSet<PayloadRequest>()

/** Lets an administrator send a link, whatever strangers have asked for. */
export function allowLink(req: PayloadRequest): void {
  allowedLinks.add(req)
}

/**
 * Before Payload compares a password; compares it with nobody's where Payload would not.
 * @throws {AppError} `limited`
 */
export async function beginSignIn({
  req,
  email,
  password,
  code,
}: {
  req: PayloadRequest
  email: string
  password: string
  code: string | null
}): Promise<void> {
  const place = editorOrigin(req.headers)
  const refund = await chargePassword({ email, place })
  attempts.set(req, { by: 'password', place, code, refund })
  if (!(await isEditorAddress({ cms: req.payload, email }))) await compareWithNobody(password)
}

/**
 * Before Payload sends a link for a new password.
 * @throws {AppError} `limited`; the same for addresses that belong to nobody
 */
export async function beginLink({
  req,
  email,
}: {
  req: PayloadRequest
  email: string
}): Promise<void> {
  if (allowedLinks.has(req)) return
  const place = editorOrigin(req.headers)
  await limitLinks({ email, place })
}

/**
 * Before Payload takes a new password from someone who has followed a link.
 * @throws {AppError} `limited`
 */
export async function beginReset(req: PayloadRequest): Promise<void> {
  const place = editorOrigin(req.headers)
  await limitResets(place)
  attempts.set(req, { by: 'mail', place })
}

/**
 * After the password was right and before there is a session: the one place that every way of
 * signing in passes, and that lets nobody through without the second factor.
 * @throws {AppError} `code-needed`, `wrong-code`, `limited`
 */
export async function passSecondFactor({
  req,
  person,
}: {
  req: PayloadRequest
  person: Person
}): Promise<void> {
  const cms: Payload = req.payload
  const editorId = person.id
  const attempt = attempts.get(req)
  if (attempt?.by === 'password') await attempt.refund()
  // By now Payload has written the whole editor back as it was read before the password was
  // compared. What counts is what was committed meanwhile, by a sign-in with the same code as well.
  await lockEditor({ cms, req, editorId })
  const factor = await readSecondFactor({ cms, editorId })
  if (!factor || attempt?.by === 'mail') {
    await writeSecondFactor({ cms, req, editorId, factor })
    return
  }
  if (!attempt?.code) throw new AppError('code-needed')
  const { code, place } = attempt
  const refund = await chargeCode({ email: person.email, place })
  const left = consumeCode({ factor, editorId, code, now: new Date() })
  if (!left) throw new AppError('wrong-code')
  await refund()
  await writeSecondFactor({ cms, req, editorId, factor: left })
}

/** Whether Payload signs someone in only because a link for a new password was followed. */
export function isAfterReset(req: PayloadRequest): boolean {
  return attempts.get(req)?.by === 'mail'
}

/**
 * After a sign-in: knows the place again. After a new password by mail: ends every session, the one
 * that Payload has just begun included; who has only the mailbox is not in yet.
 */
export async function endSignIn({
  req,
  person,
}: {
  req: PayloadRequest
  person: Person
}): Promise<void> {
  const attempt = attempts.get(req)
  if (!attempt) return
  const { email, id: editorId, name } = person
  const { place } = attempt
  if (attempt.by === 'mail') {
    const cms = req.payload
    await endEditorSessions({ cms, req, editorId, except: null })
    await recordAudit({
      ...{ cms, req, actor: { id: editorId, name }, action: 'password-changed' },
      ...{ container: 'editors', document: String(editorId), title: name },
    })
    await renewPasswordTries({ email, place })
    return
  }
  try {
    const cookie = await trustEditorDevice({ email, place })
    req.responseHeaders ??= new Headers()
    req.responseHeaders.append('set-cookie', cookie)
  } catch (error) {
    // The editor is signed in all the same.
    logFault({ doing: 'Remembering an editor’s device', error })
  }
}
