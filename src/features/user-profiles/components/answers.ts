import { isLocale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import { contributorRoles, type ContributorRole } from '@/lib/database-values/contributor-roles'
import type { Pasions, Usermeta } from '../types'

/** What the personal area knows about the account itself. */
export type Account = {
  id: string
  email: string
  isVerified: boolean
  methods: ('password' | 'google')[]
  /** ISO time. */
  joinedAt: string
  /** Until when a link to another address may be followed, as ISO time; null where none is under way. */
  emailChangeUntil: string | null
  contributorRoles: ContributorRole[]
}

export type Session = { handle: string; startedAt: string; isCurrent: boolean }

type Body = Record<string, unknown>

function readRoles(value: unknown): ContributorRole[] {
  return Array.isArray(value) ? contributorRoles.filter((role) => value.includes(role)) : []
}

/** The answer of GET /account; null when it is anything else. */
export function readAccount(body: Body): Account | null {
  const { id, email, emailVerified, methods, joinedAt } = body
  const isWhole =
    typeof id === 'string' &&
    typeof email === 'string' &&
    typeof emailVerified === 'boolean' &&
    Array.isArray(methods) &&
    typeof joinedAt === 'string'
  if (!isWhole) return null
  const known = (['password', 'google'] as const).filter((method) => methods.includes(method))
  const contributorRoles = readRoles(body.contributorRoles)
  return {
    id,
    email,
    isVerified: emailVerified,
    methods: known,
    joinedAt,
    emailChangeUntil: typeof body.emailChangeUntil === 'string' ? body.emailChangeUntil : null,
    contributorRoles,
  }
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

/** The answer of GET and POST /usermeta; null when it is anything else. */
export function readUsermeta({ first_name, last_name, lang, pasions }: Body): Usermeta | null {
  if (typeof first_name !== 'string' || typeof last_name !== 'string' || !isLocale(lang)) {
    return null
  }
  return { first_name, last_name, lang, pasions: readPasions(pasions) }
}

export type MemberView = Usermeta & { contributorRoles: ContributorRole[] }

/** The answer of GET /members/{id}; null when it is anything else. */
export function readMember(body: Body): MemberView | null {
  const usermeta = readUsermeta(body)
  return usermeta && { ...usermeta, contributorRoles: readRoles(body.contributor_roles) }
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
