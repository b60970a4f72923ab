import type { Account } from '../../src/features/user-profiles/components/answers'

/** The account of a member, as the site answers it. */
export function someAccount(known: Partial<Account> = {}): Account {
  const { id = 'ana' } = known
  return {
    id,
    email: `${id}@pasiuni.example`,
    isVerified: true,
    methods: [],
    joinedAt: '2026-01-01T00:00:00.000Z',
    emailChangeUntil: null,
    contributorRoles: [],
    ...known,
  }
}
