import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newClient, useAccountCalls } from '../../helpers/account-calls'
import { startGoogle, type Google } from '../../helpers/google'

let google: Google | undefined

beforeAll(async () => {
  google = await startGoogle()
  const { discoveryUrl, clientId, clientSecret } = google
  Object.assign(process.env, {
    GOOGLE_DISCOVERY_URL: discoveryUrl,
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
  })
})

afterAll(async () => {
  await google?.stop()
})

const accounts = useAccountCalls()

test('what a member takes along names what Google knows them by', async () => {
  const sub = randomBytes(8).toString('hex')
  const email = `g${sub}@pasiuni.example`
  const { call } = newClient()
  const body = {
    thirdPartyId: 'google',
    redirectURIInfo: {
      redirectURIOnProviderDashboard: 'http://localhost:3000/ro/auth/google',
      redirectURIQueryParams: { code: google?.codeFor({ sub, email }), state: 'of the browser' },
      pkceCodeVerifier: 'of the browser too',
    },
  }
  const signedIn = await call('/auth/signinup', { body })
  expect(await signedIn.json()).toMatchObject({ status: 'OK' })
  expect(await (await call('/account/export')).json()).toMatchObject({
    account: { email, methods: ['google'], providers: [{ provider: 'google', userId: sub }] },
  })
})

test('it names no provider for a member with a password', async () => {
  const { call } = await accounts.signUp()
  expect(await (await call('/account/export')).json()).toMatchObject({
    account: { methods: ['password'], providers: [] },
  })
})
