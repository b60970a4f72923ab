import type { Locale } from '@/i18n/locales'
import { memberCall } from './member-call.client'

/** The member who writes; `name` is null where it could not be read. */
export type Writer = { isVerified: boolean; name: string | null }

/** Asks whether the member may write, and for the name in the profile. It never throws. */
export async function readWriter(locale: Locale): Promise<Writer> {
  const { http, body } = await memberCall({ path: '/usermeta', locale })
  if (http === 403) return { isVerified: body.code !== 'invalid-claim', name: null }
  const { first_name: first, last_name: last } = body
  const isNamed = http === 200 && typeof first === 'string' && typeof last === 'string'
  return { isVerified: true, name: isNamed ? `${first} ${last}`.trim() : null }
}
