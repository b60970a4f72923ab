import 'server-only'
import SuperTokens from 'supertokens-node'
import { getEnv } from '@/lib/env'
import { oauthRecipe, tenantRecipe } from '../recipes/closed'
import { emailPasswordRecipe } from '../recipes/email-password'
import { emailVerificationRecipe } from '../recipes/email-verification'
import { sessionRecipe } from '../recipes/session'
import { thirdPartyRecipe } from '../recipes/third-party'

let isReady = false

/**
 * Sets the SDK up; the first call of a process counts, for the SDK itself keeps to it. Opens no
 * connection: that happens when the core is first asked.
 */
export function ensureSuperTokens(): void {
  if (isReady) return
  const env = getEnv()
  const thirdParty = thirdPartyRecipe()
  SuperTokens.init({
    framework: 'custom',
    telemetry: false,
    supertokens: {
      connectionURI: env.SUPERTOKENS_CONNECTION_URI,
      ...(env.SUPERTOKENS_API_KEY === undefined ? {} : { apiKey: env.SUPERTOKENS_API_KEY }),
    },
    appInfo: {
      appName: 'Pasiuni',
      apiDomain: env.SITE_URL,
      websiteDomain: env.SITE_URL,
      apiBasePath: '/auth',
      websiteBasePath: '/auth',
    },
    recipeList: [
      emailPasswordRecipe(),
      emailVerificationRecipe(),
      ...(thirdParty === null ? [] : [thirdParty]),
      sessionRecipe(),
      oauthRecipe(),
      tenantRecipe(),
    ],
  })
  isReady = true
}
