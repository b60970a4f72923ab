import { headers } from 'next/headers'
import { isOutage } from '@/lib/outage'
import { verifiedReader } from '@/auth/verified-reader'
import { isMissingFor, isNumberGiven } from '@/features/user-profiles/queries'

async function isMissing(profileId: number): Promise<boolean> {
  if (!(await isNumberGiven(profileId))) return true
  const userId = await verifiedReader(await headers())
  return userId !== null && isMissingFor({ profileId, userId })
}

/**
 * Whether there is no page for a number: for everybody where no profile ever had it, and for members
 * who may see the others where nobody has it now. All others get the same page in either case.
 * While the database is away nobody knows, and the page asks again by script.
 */
export async function isMemberMissing(profileId: number): Promise<boolean> {
  try {
    return await isMissing(profileId)
  } catch (error) {
    if (isOutage(error)) return false
    throw error
  }
}
