import { createHash } from 'node:crypto'

export type LocalAccount = {
  /** The same for the same address, also after a restart. */
  sub: string
  email: string
  isVerified: boolean
}

const SUB_DIGITS = 21

/** Everyone who has signed in since the start; the last answer about an address counts. */
export function createAccounts() {
  const known = new Map<string, LocalAccount>()
  return {
    enter({ email, isVerified }: { email: string; isVerified: boolean }): LocalAccount {
      const account = { sub: toSubject(email), email, isVerified }
      known.set(account.sub, account)
      return account
    },
    find: (sub: string): LocalAccount | undefined => known.get(sub),
  }
}

export type Accounts = ReturnType<typeof createAccounts>

/** Decimal digits, as with Google. */
function toSubject(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex')
  return BigInt(`0x${digest}`).toString().slice(0, SUB_DIGITS)
}
