import type { UserProfile } from '@/payload-types'
import type { UsermetaInput } from './schema'

type Columns = Partial<Pick<UserProfile, 'firstName' | 'lastName' | 'lang' | 'pasions'>>

/** The columns that a change touches; what it does not name stays as it is. */
export function changedColumns(input: UsermetaInput): Columns {
  const { first_name: firstName, last_name: lastName, lang, pasions } = input
  return {
    ...(firstName === undefined ? {} : { firstName }),
    ...(lastName === undefined ? {} : { lastName }),
    ...(lang === undefined ? {} : { lang }),
    ...(pasions === undefined ? {} : { pasions }),
  }
}

// The largest number that PostgreSQL gives a row of such a table.
const MAX_ID = 2_147_483_647

/** The number of a profile as it stands in an address; null for what cannot be one. */
export function profileNumber(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id > MAX_ID ? null : id
}
