import { headers } from 'next/headers'
import { isOutage } from '@/lib/outage'
import { verifiedReader } from '@/auth/verified-reader'
import { isMissingFor } from '@/features/user-profiles/queries'

/**
 * Whether there is no page for an id, for members who may see the others. All others get the same page
 * in either case. While the database is away nobody knows, and the page asks again by script.
 */
export async function isMemberMissing(memberId: string): Promise<boolean> {
  try {
    const userId = await verifiedReader(await headers())
    return userId !== null && (await isMissingFor({ memberId, userId }))
  } catch (error) {
    if (isOutage(error)) return false
    throw error
  }
}
