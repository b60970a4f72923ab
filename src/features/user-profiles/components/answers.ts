import { isLocale } from '@/i18n/locales'
import type { Pasions, Usermeta } from '../types'

/** What the personal area knows about the account itself. */
export type Account = {
  email: string
  isVerified: boolean
  methods: ('password' | 'google')[]
  /** ISO time. */
  joinedAt: string
  profileId: number
}

export type Session = { handle: string; startedAt: string; isCurrent: boolean }

type Body = Record<string, unknown>

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer of GET /account; null when it is anything else. */
export function readAccount(body: Body): Account | null {
  const { email, emailVerified, methods, joinedAt, profileId } = body
  const isWhole =
    typeof email === 'string' &&
    typeof emailVerified === 'boolean' &&
    Array.isArray(methods) &&
    typeof joinedAt === 'string' &&
    typeof profileId === 'number'
  if (!isWhole) return null
  const known = (['password', 'google'] as const).filter((method) => methods.includes(method))
  return { email, isVerified: emailVerified, methods: known, joinedAt, profileId }
}

function readPasions(value: unknown): Pasions {
  if (!isRecord(value)) return {}
  const entries = Object.entries(value).flatMap(([word, note]) =>
    typeof note === 'boolean' || typeof note === 'string' || typeof note === 'number'
      ? [[word, note] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

/** The answer of GET and POST /usermeta and of GET /members/{id}; null when it is anything else. */
export function readUsermeta({ first_name, last_name, lang, pasions }: Body): Usermeta | null {
  if (typeof first_name !== 'string' || typeof last_name !== 'string' || !isLocale(lang)) {
    return null
  }
  return { first_name, last_name, lang, pasions: readPasions(pasions) }
}

function isSession(value: unknown): value is Session {
  return (
    isRecord(value) &&
    typeof value.handle === 'string' &&
    typeof value.startedAt === 'string' &&
    typeof value.isCurrent === 'boolean'
  )
}

/** The answer of GET /account/sessions: this session first, then the newest; null otherwise. */
export function readSessions({ sessions }: Body): Session[] | null {
  if (!Array.isArray(sessions)) return null
  return sessions
    .filter(isSession)
    .sort(
      (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || b.startedAt.localeCompare(a.startedAt),
    )
}
