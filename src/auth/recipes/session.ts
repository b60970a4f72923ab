import Session from 'supertokens-node/recipe/session'
import { getEnv } from '@/lib/env'

/** Sessions in cookies that no script can read. */
export function sessionRecipe() {
  return Session.init({
    getTokenTransferMethod: () => 'cookie',
    antiCsrf: 'VIA_CUSTOM_HEADER',
    cookieSecure: getEnv().SITE_URL.startsWith('https://'),
    cookieSameSite: 'lax',
  })
}
