import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { locales, type Locale } from '@/i18n/locales'
import { runSql } from '@/lib/run-sql'
import { foldText } from './fold-text'
import { contributorRoles, type ContributorRole } from '@/lib/database-values/contributor-roles'
import type { MemberFilter } from './member-filter'

/** What the profile of a member says; a member who has never been asked for one has none. */
export type MemberProfile = {
  userId: string
  /** Empty when the member gives none. */
  name: string
  lang: Locale
  roles: ContributorRole[]
  /** ISO time of a day; null when never since days are noted. */
  lastSeenAt: string | null
  suspendedAt: string | null
}

const date = z.coerce.date().transform((value) => value.toISOString())

const row = z
  .object({
    userId: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    lang: z.enum(locales),
    roles: z.array(z.enum(contributorRoles)),
    lastSeenAt: date.nullable(),
    suspendedAt: date.nullable(),
  })
  .transform(({ firstName, lastName, ...rest }) => ({
    ...rest,
    name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  }))

/** The profiles of accounts, by their ids. */
export async function readProfiles({
  cms,
  ids,
}: {
  cms: Payload
  ids: readonly string[]
}): Promise<Map<string, MemberProfile>> {
  if (ids.length === 0) return new Map()
  const query = sql`select user_id as "userId", first_name as "firstName",
      last_name as "lastName", lang, last_seen_at as "lastSeenAt", suspended_at as "suspendedAt",
      array(select value::text from user_profiles_contributor_roles
        where parent_id = user_profiles.id order by "order") as roles
    from user_profiles where user_id in ${[...ids]}`
  const { rows } = await runSql({ cms, query })
  return new Map(rows.map((found) => row.parse(found)).map((found) => [found.userId, found]))
}

const ids = z.array(z.object({ userId: z.string() }))

async function readIds({ cms, query }: { cms: Payload; query: ReturnType<typeof sql> }) {
  const { rows } = await runSql({ cms, query })
  return new Set(ids.parse(rows).map(({ userId }) => userId))
}

/** The accounts of everybody who is suspended. */
export function suspendedIds({ cms }: { cms: Payload }): Promise<Set<string>> {
  const query = sql`select user_id as "userId" from user_profiles where suspended_at is not null`
  return readIds({ cms, query })
}

/** The accounts whose profile has a language and a role; null where neither is asked for. */
export async function idsWith({
  cms,
  filter: { role, lang },
}: {
  cms: Payload
  filter: MemberFilter
}): Promise<Set<string> | null> {
  if (!role && !lang) return null
  const query = sql`select user_id as "userId" from user_profiles
    where (${lang ?? null}::text is null or lang::text = ${lang ?? null})
      and (${role ?? null}::text is null or exists (
        select from user_profiles_contributor_roles
        where parent_id = user_profiles.id and value::text = ${role ?? null}))`
  return readIds({ cms, query })
}

const named = z.array(z.object({ userId: z.string(), name: z.string() }))

/**
 * The accounts whose name has every word of a text, however either is accented. Compared here: what
 * PostgreSQL takes for the same letter depends on how its database was made.
 */
export async function idsNamed({
  cms,
  text,
}: {
  cms: Payload
  text: string
}): Promise<Set<string>> {
  const words = foldText(text).split(' ').filter(Boolean)
  const query = sql`select user_id as "userId", concat_ws(' ', first_name, last_name) as name
    from user_profiles where first_name <> '' or last_name <> ''`
  const { rows } = await runSql({ cms, query })
  const found = named.parse(rows).filter(({ name }) => {
    const folded = foldText(name)
    return words.every((word) => folded.includes(word))
  })
  return new Set(found.map(({ userId }) => userId))
}
