import { headers } from 'next/headers'
import { isOutage } from '@/lib/outage'
import { verifiedReader } from '@/auth/verified-reader'
import { isMissingFor } from '@/features/user-profiles/queries'

/**
 * Whether an id has no page, for members who may see other members. Everyone else gets the same page
 * in either case. While the database is down this is unknown, and the page retries by script.
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
