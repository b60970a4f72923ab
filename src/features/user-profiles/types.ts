import type { Locale } from '@/i18n/locales'

export type Pasions = Record<string, boolean | string | number>

/** What members see of a member, in the words of the call `/usermeta` (specification §3, §7). */
export type Usermeta = {
  first_name: string
  last_name: string
  lang: Locale
  /** Topics of the site and free words, with whatever the site notes about each. */
  pasions: Pasions
}

export type OwnProfile = {
  /** The number by which other members reach the profile; it says nothing about the account. */
  profileId: number
  usermeta: Usermeta
  /** ISO times. */
  createdAt: string
  updatedAt: string
}
