import type { Payload } from 'payload'
import { listMembers } from '../../src/features/user-profiles/membership/list-members'
import type { MemberFilter } from '../../src/features/user-profiles/membership/member-filter'
import { timeLists, type ListTimes } from './list-times'

const lists: Record<string, { filter?: MemberFilter; page?: number }> = {
  everybody: {},
  'page 200': { page: 200 },
  'page 400': { page: 400 },
  verified: { filter: { isVerified: true } },
  'not verified': { filter: { isVerified: false } },
  'with Google': { filter: { method: 'google' } },
  'with a password': { filter: { method: 'password' } },
  suspended: { filter: { isSuspended: true } },
  'not suspended': { filter: { isSuspended: false } },
  'a role': { filter: { role: 'writer' } },
  'a language': { filter: { lang: 'ru' }, page: 100 },
  'a name': { filter: { search: 'stefan' } },
  'an address': { filter: { search: 'member77' } },
  'a domain': { filter: { search: 'gmail' } },
  'everything at once': {
    filter: {
      search: 'popescu',
      isVerified: true,
      method: 'password',
      isSuspended: false,
      role: 'writer',
      lang: 'ro',
    },
  },
}

/**
 * What lists take at the server, in milliseconds: one after the other, each with what the core has
 * to be asked. The first of a process begins to read every account.
 */
export function measureMembers({ cms }: { cms: Payload }): Promise<ListTimes> {
  return timeLists(
    Object.entries(lists).map(([name, { filter = {}, page = 1 }]) => [
      name,
      () => listMembers({ cms, filter, page }),
    ]),
  )
}
