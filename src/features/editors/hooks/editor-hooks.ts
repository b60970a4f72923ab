import type {
  CollectionAfterChangeHook,
  CollectionAfterLoginHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { editorUser } from '@/cms/editor-user'
import type { Editor } from '@/payload-types'
import { holdEditors } from './hold-editors'
import { requireOtherAdministrator } from '../sign-in/administrators'
import { endEditorSessions } from '../sign-in/editor-sessions'
import {
  beginLink,
  beginReset,
  beginSignIn,
  endSignIn,
  passSecondFactor,
} from '../sign-in/editor-sign-in'
import { guardAddress } from '../sign-in/credentials/guard-address'
import { notePassword, passwordChange } from '../sign-in/credentials/change-password'
import { requireStrongPassword } from '../sign-in/require-strong-password'
import { storedToken } from '../sign-in/reset-links'
import { endOldSession } from '../sign-in/session-age'

const text = z.string().nullable().catch(null)
const typedSchema = z
  .object({ email: text, password: text, code: text })
  .catch({ email: null, password: null, code: null })
  .transform(({ email, password, code }) => ({
    email: email ?? '',
    password: password ?? '',
    code: code?.trim() || null,
  }))
const argsSchema = z
  .object({ data: typedSchema })
  .catch({ data: { email: '', password: '', code: null } })

type Call = { args?: unknown; operation: string; req: PayloadRequest }

async function countTry({ args, operation, req }: Call): Promise<void> {
  const { email, password, code } = argsSchema.parse(args).data
  // Over REST the code comes beside what Payload takes out of the body.
  const typed = code ?? typedSchema.parse(req.data).code
  if (operation === 'login') await beginSignIn({ req, email, password, code: typed })
  if (operation === 'forgotPassword') await beginLink({ req, email })
  if (operation === 'resetPassword') await beginReset(req)
  if (operation === 'refresh') await endOldSession(req)
}

const countTries: CollectionBeforeOperationHook = ({ req, ...call }) => countTry({ req, ...call })

const askForCode: CollectionBeforeLoginHook<Editor> = async ({ req, user }) => {
  await passSecondFactor({ req, person: user })
}

const afterSignIn: CollectionAfterLoginHook<Editor> = async ({ req, user }) => {
  await endSignIn({ req, person: user })
}

const keepSomebodyInCharge: CollectionBeforeChangeHook<Editor> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc?.role !== 'admin') return
  if (data.role === undefined || data.role === 'admin') return
  await requireOtherAdministrator({ req, editorId: originalDoc.id })
}

const guardPassword: CollectionBeforeChangeHook<Editor> = (change) => {
  const { data, operation, originalDoc, req } = change
  if (!data.password) return
  const email = data.email ?? originalDoc?.email ?? ''
  requireStrongPassword({ password: data.password, email })
  // An administrator who makes an editor hands them a first password.
  if (operation === 'update' && originalDoc) notePassword({ req, editorId: originalDoc.id })
}

const guardAddresses: CollectionBeforeOperationHook = ({ req, ...call }) =>
  guardAddress({ req, ...call })

/** What opens the account is kept in such a form that reading it opens nothing. */
const keepDigest: CollectionBeforeChangeHook<Editor> = ({ data }) => {
  const { resetPasswordToken } = data
  return typeof resetPasswordToken === 'string'
    ? { ...data, resetPasswordToken: storedToken(resetPasswordToken) }
    : data
}

const endOtherSessions: CollectionAfterChangeHook<Editor> = async ({ doc, req }) => {
  const change = passwordChange({ req, editorId: doc.id })
  if (!change) return
  await endEditorSessions({ cms: req.payload, req, editorId: doc.id, except: change.session })
}

const keepSomebodyThere: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const editor = await editorUser({ req, id })
  if (editor?.role === 'admin') await requireOtherAdministrator({ req, editorId: editor.id })
}

/** What protects an editor's account from everybody else. */
export const editorHooks = {
  beforeOperation: [countTries, holdEditors, guardAddresses],
  beforeLogin: [askForCode],
  afterLogin: [afterSignIn],
  beforeChange: [guardPassword, keepSomebodyInCharge, keepDigest],
  afterChange: [endOtherSessions],
  beforeDelete: [keepSomebodyThere],
}
