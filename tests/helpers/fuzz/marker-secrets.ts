import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { waitForMail } from '../mailbox'
import { newDevice, newEditor, newMember, queryRows, securedSite } from '../secured-site'

export type MarkerSecrets = {
  /** What must be in no answer. */
  inAnswer: (text: string) => string[]
  /** What must be in no line of the log. */
  inLog: (text: string) => string[]
}

const secretSettings = [
  'PAYLOAD_SECRET',
  'INTERNAL_SECRET',
  'SUPERTOKENS_API_KEY',
  'GOOGLE_CLIENT_SECRET',
]

/** Someone whose secrets are known, to be looked for in whatever the site says to others. */
export async function plantMarkerSecrets(): Promise<MarkerSecrets> {
  const { settings, mailboxUrl } = securedSite()
  const { email, device, id } = await newEditor('editor')
  const totp = `planted-totp-${randomBytes(12).toString('hex')}`
  const recovery = `planted-recovery-${randomBytes(12).toString('hex')}`
  await queryRows('update editors set totp_secret = $2, recovery_codes = $3 where id = $1', [
    id,
    totp,
    recovery,
  ])
  await newDevice().call('/api/editors/forgot-password', { body: { email } })
  const mail = await waitForMail({ to: email, mailboxUrl })
  const resetToken = mail.links
    .map((link) => new URL(link).hash.slice(1))
    .find((hash) => hash.length > 15)
  if (resetToken === undefined) throw new Error(`No link with a token: ${mail.links.join(', ')}`)
  const member = await newMember()
  await newDevice().call('/auth/user/password/reset/token', {
    body: { formFields: [{ id: 'email', value: member.email }] },
  })
  const reset = await waitForMail({ to: member.email, mailboxUrl })
  const memberToken = reset.links.flatMap((link) => new URL(link).searchParams.get('token') ?? [])
  const stored = z
    .array(z.object({ hash: z.string(), salt: z.string(), token: z.string().nullable() }))
    .parse(await queryRows('select hash, salt, reset_password_token as token from editors'))
  const secrets: Record<string, string> = {
    'the secret of a second factor': totp,
    'recovery codes': recovery,
    'the token of a new password': resetToken,
    'the token of a member’s new password': memberToken[0] ?? '',
    'an editor’s session': device.cookie('payload-token') ?? '',
    'a member’s session': member.device.cookie('sAccessToken') ?? '',
    'a member’s refresh token': member.device.cookie('sRefreshToken') ?? '',
    ...Object.fromEntries(secretSettings.map((name) => [name, settings[name] ?? ''])),
  }
  for (const [at, { hash, salt, token }] of stored.entries()) {
    secrets[`hash ${at}`] = hash.replace(/^.*:/, '')
    secrets[`salt ${at}`] = salt
    if (token !== null) secrets[`digest of a token ${at}`] = token
  }
  for (const [name, secret] of Object.entries(secrets))
    if (secret.length < 12 && name !== 'SUPERTOKENS_API_KEY')
      throw new Error(`There is no ${name}.`)
  const found = (text: string) =>
    Object.entries(secrets).flatMap(([name, secret]) =>
      secret !== '' && text.includes(secret) ? [name] : [],
    )
  return {
    inAnswer: found,
    // Callers get their own session; no session belongs in the log.
    inLog: (text) => [
      ...found(text),
      ...(/eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/.test(text) ? ['a token of a session'] : []),
    ],
  }
}
