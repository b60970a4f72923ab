import { isResetLinkSpent } from '@/auth/accounts/reset-links'
import { faultResponse } from '@/auth/core/fault'
import { clientNetwork } from '@/auth/limits/client-network'
import { limitLinks } from '@/auth/limits/limits'

/** Whether the link for a new password has ended, whose secret is in a header: logs have addresses. */
export async function GET({ headers }: Request): Promise<Response> {
  try {
    await limitLinks({ network: clientNetwork(headers) })
    const isSpent = await isResetLinkSpent(headers.get('x-link-token') ?? '')
    return Response.json({ isSpent }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return faultResponse({ doing: 'GET /account/reset-link', error })
  }
}
