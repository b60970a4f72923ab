import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

const mails = 'pasiuni outgoing mail'

function deriveKey({ secret, purpose = mails }: Pick<Sealing, 'secret' | 'purpose'>): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
}

type Sealing = {
  /** From which the key is derived. */
  secret: string
  /** A key for one purpose opens nothing else; left out for mails. */
  purpose?: string
  /** Id of the mail that the content belongs to; it opens with no other. */
  messageId: string
}

/** Encrypts what a mail says, or another secret, so that it cannot be read from the database or a backup. */
export function seal({ content, messageId, ...key }: Sealing & { content: unknown }): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv(algorithm, deriveKey(key), iv).setAAD(Buffer.from(messageId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}

/**
 * The content that `seal` was given.
 * @throws Error when the secret or the message is another one, or the content has been changed
 */
export function unseal({ sealed, messageId, ...key }: Sealing & { sealed: string }): unknown {
  const bytes = Buffer.from(sealed, 'base64')
  const iv = bytes.subarray(0, ivLength)
  const tag = bytes.subarray(ivLength, ivLength + tagLength)
  const decipher = createDecipheriv(algorithm, deriveKey(key), iv, { authTagLength: tagLength })
    .setAAD(Buffer.from(messageId))
    .setAuthTag(tag)
  const content = [decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]
  return JSON.parse(Buffer.concat(content).toString('utf8'))
}
