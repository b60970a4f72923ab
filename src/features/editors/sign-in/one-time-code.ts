import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'

const issuer = 'Pasiuni'
const secretBytes = 20
const stepSeconds = 30

function toTotp({ secret, email }: { secret: string; email: string }): TOTP {
  return new TOTP({
    issuer,
    label: email,
    algorithm: 'SHA1',
    digits: 6,
    period: stepSeconds,
    secret: Secret.fromBase32(secret),
  })
}

/** A new secret for an authenticator app, in base 32. */
export function newSecret(): string {
  return new Secret({ size: secretBytes }).base32
}

/** A picture made of dark squares, to be drawn as a path over `size` × `size` units. */
export type QrPicture = { size: number; path: string }

/** What an authenticator app reads with the camera. */
export function drawQrCode(options: { secret: string; email: string }): QrPicture {
  const { data, size } = encode(toTotp(options).toString(), { ecc: 'M', border: 4 })
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('')
  return { size, path }
}

/**
 * The time step that a code belongs to, which is this one or a neighbour: clocks differ. Null when it
 * is not a code of this secret and time.
 */
export function findStep({
  secret,
  code,
  now,
}: {
  secret: string
  code: string
  now: Date
}): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const totp = toTotp({ secret, email: '' })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
