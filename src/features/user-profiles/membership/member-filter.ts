import { z } from 'zod'
import { isStorable } from '@/auth/storable-text'
import { locales, type Locale } from '@/i18n/locales'
import { listQuery } from '@/lib/http/with-query'
import { contributorRoles, type ContributorRole } from '@/lib/database-values/contributor-roles'

export const signInMethods = ['password', 'google'] as const

export type SignInMethod = (typeof signInMethods)[number]

/** What a list of members is asked for; what it does not name does not matter. */
export type MemberFilter = {
  /** Part of a name or of an e-mail address. */
  search?: string
  isVerified?: boolean
  method?: SignInMethod
  isSuspended?: boolean
  role?: ContributorRole
  lang?: Locale
}

const yesOrNo = z.enum(['yes', 'no']).transform((value) => value === 'yes')

const parameters = {
  q: z.string().trim().max(200).refine(isStorable).normalize('NFC'),
  verified: yesOrNo,
  method: z.enum(signInMethods),
  suspended: yesOrNo,
  role: z.enum(contributorRoles),
  lang: z.enum(locales),
  page: z.coerce.number().int().min(1).max(100_000),
}

type SearchParams = Record<string, string | string[] | undefined>

/** Reads a filter out of an address; what cannot be read counts as not asked for. */
export function readMemberFilter(searchParams: SearchParams): {
  filter: MemberFilter
  page: number
} {
  const read = <Output>(name: keyof typeof parameters, schema: z.ZodType<Output>) =>
    schema.safeParse(searchParams[name]).data
  const search = read('q', parameters.q)
  const isVerified = read('verified', parameters.verified)
  const method = read('method', parameters.method)
  const isSuspended = read('suspended', parameters.suspended)
  const role = read('role', parameters.role)
  const lang = read('lang', parameters.lang)
  return {
    filter: {
      ...(search ? { search } : {}),
      ...(isVerified === undefined ? {} : { isVerified }),
      ...(method ? { method } : {}),
      ...(isSuspended === undefined ? {} : { isSuspended }),
      ...(role ? { role } : {}),
      ...(lang ? { lang } : {}),
    },
    page: read('page', parameters.page) ?? 1,
  }
}

/** How an address says what may be asked for either way. */
export function yesNo(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined
  return value ? 'yes' : 'no'
}

/** The query of an address that asks for a filter. */
export function memberFilterQuery({
  filter: { search, isVerified, method, isSuspended, role, lang },
  page,
}: {
  filter: MemberFilter
  page?: number
}): string {
  const [verified, suspended] = [yesNo(isVerified), yesNo(isSuspended)]
  return listQuery({ q: search, verified, method, suspended, role, lang, page })
}
