import ThirdParty from 'supertokens-auth-react/recipe/thirdparty'
import { getLoginMethods } from 'supertokens-web-js/recipe/multitenancy'
import { toSiteResponse } from './to-site-response.client'
import type { SiteResponse } from '../error-key'

const provider = 'google'

/**
 * Begins a sign-in with Google. `callbackPath` is the page it returns to; the answer has the
 * `address` at Google to go to.
 */
export function beginGoogle(callbackPath: string): Promise<SiteResponse> {
  return toSiteResponse(async () => {
    const { thirdParty } = await getLoginMethods()
    if (!thirdParty.providers.some(({ id }) => id === provider)) return { status: 'NOT_OFFERED' }
    const address = await ThirdParty.getAuthorisationURLWithQueryParamsAndSetState({
      thirdPartyId: provider,
      frontendRedirectURI: `${location.origin}${callbackPath}`,
      shouldTryLinkingWithSessionUser: false,
    })
    return { address }
  })
}

/**
 * Ends a sign-in with Google on the page it returns to. The answer has as `refusal` what the SDK says
 * where it has sent nothing.
 */
export function finishGoogle(): Promise<SiteResponse> {
  return toSiteResponse(async () => {
    try {
      return await ThirdParty.signInAndUp()
    } catch (cause) {
      // A connection that fails is a TypeError, one that hangs a DOMException.
      const isRefusal = cause instanceof Error && cause.constructor === Error
      if (isRefusal) return { refusal: cause.message }
      throw cause
    }
  })
}
