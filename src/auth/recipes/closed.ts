import Multitenancy from 'supertokens-node/recipe/multitenancy'
import OAuth2Provider from 'supertokens-node/recipe/oauth2provider'
import { getEnv } from '@/lib/env'

/** The SDK starts it by itself and answers for it; this site signs nobody in elsewhere. */
export function oauthRecipe() {
  return OAuth2Provider.init({
    override: {
      apis: (original) => ({
        ...original,
        loginGET: undefined,
        authGET: undefined,
        tokenPOST: undefined,
        loginInfoGET: undefined,
        userInfoGET: undefined,
        revokeTokenPOST: undefined,
        introspectTokenPOST: undefined,
        endSessionGET: undefined,
        endSessionPOST: undefined,
        logoutPOST: undefined,
      }),
    },
  })
}

/** One tenant, whatever a path says, and ways to sign in that are known without asking the core. */
export function tenantRecipe() {
  const hasGoogle =
    getEnv().GOOGLE_CLIENT_ID !== undefined && getEnv().GOOGLE_CLIENT_SECRET !== undefined
  return Multitenancy.init({
    override: {
      functions: (original) => ({
        ...original,
        getTenantId: () => Promise.resolve('public'),
      }),
      apis: (original) => ({
        ...original,
        loginMethodsGET: () =>
          Promise.resolve({
            status: 'OK',
            emailPassword: { enabled: true },
            thirdParty: {
              enabled: hasGoogle,
              providers: hasGoogle ? [{ id: 'google', name: 'Google' }] : [],
            },
            passwordless: { enabled: false },
            firstFactors: ['emailpassword', ...(hasGoogle ? ['thirdparty'] : [])],
          }),
      }),
    },
  })
}
