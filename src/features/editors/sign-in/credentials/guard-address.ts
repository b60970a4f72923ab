import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { editorUser } from '@/cms/editor-user'
import { AppError } from '@/lib/errors/app-error'
import { credentialTexts } from '../credential-texts'

const argsSchema = z.object({
  id: z.union([z.number(), z.string()]).optional(),
  data: z.object({ email: z.string() }),
})

/**
 * Lets no editor change an address with the rest of a record: not someone else's, as a link for a
 * new password would follow it, nor the own one, which takes the password and a confirmation. A form
 * may send the address as it is.
 * @throws {AppError} `forbidden`
 */
export async function guardAddress(call: {
  req: PayloadRequest
  operation: string
  args?: unknown
}): Promise<void> {
  const { req, operation } = call
  const { success, data: args } = argsSchema.safeParse(call.args)
  // Payload calls an update of one record and of many the same.
  if (!success || !req.user || !operation.startsWith('update')) return
  const { id, data } = args
  if (id !== undefined && (await isOwnAddress({ req, id, email: data.email }))) return
  throw new AppError('forbidden', { sentence: credentialTexts.ownAddress })
}

async function isOwnAddress(options: {
  req: PayloadRequest
  id: number | string
  email: string
}): Promise<boolean> {
  const { req, id, email } = options
  const editor = await editorUser({ req, id })
  // Who is not there cannot be changed either.
  return !editor || editor.email === email.trim().toLowerCase()
}
