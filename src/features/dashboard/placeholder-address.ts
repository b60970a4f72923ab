import type { Payload } from 'payload'
import { groupAddress } from '@/cms/group-address'

/**
 * The address on the Contact page if it is still the placeholder of a new site, which reaches nobody.
 */
export async function findPlaceholderAddress({ cms }: { cms: Payload }): Promise<string | null> {
  const email = await groupAddress({ cms })
  return /\.example$/i.test(email) ? email : null
}
