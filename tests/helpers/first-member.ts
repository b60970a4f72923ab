import { joinSite } from './device'

/**
 * Has someone join the shared site before all tests, so that `/members/1` is the page of a member
 * whichever test comes first.
 */
export async function joinFirstMember(): Promise<void> {
  const { BASE_URL, MAILBOX_URL } = process.env
  // A site without a mailbox is one without accounts.
  if (!BASE_URL || !MAILBOX_URL) return
  await joinSite({ origin: new URL(BASE_URL).origin, isVerified: false })
}
