import { randomBytes } from 'node:crypto'
import { getEnv } from '@/lib/env'
import { trustedForSeconds } from './trusted-devices'
import { readCookie } from '../session-cookies'

const name = 'known-device'

/** The device of a request: a random name that says nothing, given to it when it signed in. */
export function readDeviceCookie(headers: Headers): string | null {
  const value = readCookie({ headers, name })
  return value !== null && /^[\w-]{22}$/.test(value) ? value : null
}

export function newDevice(): string {
  return randomBytes(16).toString('base64url')
}

/** `Set-Cookie` for a device that has signed in. Sent to /auth only, out of reach of scripts. */
export function deviceCookie(device: string): string {
  const isSecure = getEnv().SITE_URL.startsWith('https://')
  const attributes = [`Max-Age=${trustedForSeconds}`, 'Path=/auth', 'HttpOnly', 'SameSite=Lax']
  return [`${name}=${device}`, ...attributes, ...(isSecure ? ['Secure'] : [])].join('; ')
}
