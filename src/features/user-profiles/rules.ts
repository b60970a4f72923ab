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
