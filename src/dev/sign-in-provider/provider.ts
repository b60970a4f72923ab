import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { type Account, type Context, interactionPolicy, Provider } from 'oidc-provider'
import type { Accounts } from './accounts'
import { faultPage } from './page'

const SCOPES = 'openid email profile'
const HOUR_S = 3600

export type ProviderSettings = {
  issuer: string
  clientId: string
  clientSecret: string
  redirectUris: string[]
}

/** Behaves as Google does where the site can notice; asks at `/sign-in/…` who is there. */
export function createProvider(options: {
  settings: ProviderSettings
  accounts: Accounts
}): Provider {
  const { settings, accounts } = options
  return new Provider(settings.issuer, {
    clients: [
      {
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
        redirect_uris: settings.redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Google puts the address into the id token as well.
    conformIdTokenClaims: false,
    // Google does not insist; here a site that forgot it is to fail.
    pkce: { required: () => true },
    responseTypes: ['code'],
    jwks: { keys: [signingKey()] },
    cookies: { keys: [randomBytes(24).toString('hex')] },
    ttl: {
      AccessToken: HOUR_S,
      AuthorizationCode: 60,
      Grant: HOUR_S,
      IdToken: HOUR_S,
      Interaction: HOUR_S,
      Session: HOUR_S,
    },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: {
      policy: policy(),
      url: (_context: Context, { uid }: { uid: string }) => `/sign-in/${uid}`,
    },
    findAccount: (_context: Context, sub: string): Account | undefined => {
      const account = accounts.find(sub)
      if (!account) return undefined
      const { email, isVerified } = account
      const name = email.split('@')[0] ?? email
      return { accountId: sub, claims: () => ({ sub, email, email_verified: isVerified, name }) }
    },
    loadExistingGrant: grantEverything,
    renderError(context: Context, out: { error: string; error_description?: string }) {
      context.type = 'html'
      context.body = faultPage([out.error, out.error_description].filter(Boolean).join(': '))
    },
  })
}

/** Anyone who signs in agrees to what the site asks for: there is no second question. */
async function grantEverything({ oidc }: Context): Promise<object | undefined> {
  const { accountId } = oidc.session
  if (accountId === undefined) return undefined
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId })
  grant.addOIDCScope(SCOPES)
  await grant.save()
  return grant
}

/** Google's `prompt=select_account` is not in the standard. */
function policy(): object {
  const prompts = interactionPolicy.base()
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  return prompts
}

function signingKey(): object {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'local' }
}
