import { clientNetwork } from '@/auth/limits/client-network'
import { newDevice } from '@/auth/limits/device-cookie'
import { trustedForSeconds, trustDevice, type SignInOrigin } from '@/auth/limits/trusted-devices'
import { readCookie } from '@/auth/session-cookies'
import { getEnv } from '@/lib/env'
import { editorAccount } from './sign-in-limits'

// Sent to the sign-in of editors only: members have a cookie of their own for this.
const name = 'known-editor-device'
const path = '/api/editors'

/** Where someone tries to sign in as an editor. */
export function editorOrigin(headers: Headers): SignInOrigin {
  const value = readCookie({ headers, name })
  const device = value !== null && /^[\w-]{22}$/.test(value) ? value : null
  return { network: clientNetwork(headers), device }
}

/** Makes the place known to the account, and gives the `Set-Cookie` that makes the device known. */
export async function trustEditorDevice({
  email,
  place,
}: {
  email: string
  place: SignInOrigin
}): Promise<string> {
  const device = place.device ?? newDevice()
  await trustDevice({ email: editorAccount(email), network: place.network, device })
  const isSecure = getEnv().SITE_URL.startsWith('https://')
  const attributes = [`Max-Age=${trustedForSeconds}`, `Path=${path}`, 'HttpOnly', 'SameSite=Lax']
  return [`${name}=${device}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}
