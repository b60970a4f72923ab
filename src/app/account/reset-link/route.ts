import { isResetLinkSpent } from '@/auth/accounts/reset-links'
import { faultResponse } from '@/auth/core/fault'
import { clientNetwork } from '@/auth/limits/client-network'
import { limitLinks } from '@/auth/limits/limits'

/** Whether a reset link has expired. Its secret comes in a header, because URLs are logged. */
export async function GET({ headers }: Request): Promise<Response> {
  try {
    await limitLinks({ network: clientNetwork(headers) })
    const isSpent = await isResetLinkSpent(headers.get('x-link-token') ?? '')
    return Response.json({ isSpent }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    return faultResponse({ doing: 'GET /account/reset-link', error })
  }
}
