import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { z } from 'zod'
import { checkout } from '../../src/dev/checkout'
import { chapter, held, noPart, tested } from '../helpers/asvs'
import { newDevice } from '../helpers/secured-site'

const noServer = 'The site signs in with Google and is no authorisation server itself.'
const noResource = 'No call takes an access token of OAuth: the site has sessions of its own.'

async function authorisation(): Promise<URL> {
  const { origin } = newDevice()
  const redirect = encodeURIComponent(`${origin}/ro/auth/google`)
  const query = `thirdPartyId=google&redirectURIOnProviderDashboard=${redirect}`
  const { body } = await newDevice().call(`/auth/authorisationurl?${query}`)
  return new URL(z.object({ urlWithQueryParams: z.string() }).parse(body).urlWithQueryParams)
}

export const oauth = chapter(10, 'OAuth and OpenID Connect', {
  '10.1.1 L2: tokens of a provider stay on the server': held({
    'tests/e2e/account-calls.e2e.spec.ts':
      'takes no tokens, only what comes back through the browser',
  }),
  '10.1.2 L2: what a provider answers counts in the tab that has asked': held({
    'tests/e2e/google-sign-in.e2e.spec.ts': [
      'a return that this tab has not begun is refused: ru',
      'a return without a state is refused, and what was begun is over: en',
      'a return after ten minutes is refused: ro',
      'a return with another state is refused: en',
    ],
  }),
  '10.2.1 L2: no other site finishes a sign-in for someone': tested(async () => {
    const asked = await authorisation()
    expect(asked.searchParams.get('code_challenge_method')).toBe('S256')
    expect(asked.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
    expect(asked.searchParams.get('response_type')).toBe('code')
  }),
  '10.2.2 L2: providers are not mixed up': noPart('Google is the only provider.'),
  '10.2.3 L3: no more is asked of a provider than is needed': tested(async () => {
    const scopes = (await authorisation()).searchParams.get('scope') ?? ''
    expect(scopes.split(' ').toSorted()).toEqual(['email', 'openid'])
  }),
  '10.3.1 L2: audience of access tokens': noPart(noResource),
  '10.3.2 L2: scopes of access tokens': noPart(noResource),
  '10.3.3 L2: owner of access tokens': noPart(noResource),
  '10.3.4 L2: strength of access tokens': noPart(noResource),
  '10.4.1 L1: addresses to lead back to': noPart(noServer),
  '10.4.2 L1: codes count once': noPart(noServer),
  '10.4.3 L1: codes live for minutes': noPart(noServer),
  '10.4.4 L1: kinds of grants': noPart(noServer),
  '10.4.5 L1: refresh tokens that come back': noPart(noServer),
  '10.4.6 L2: PKCE is demanded': noPart(noServer),
  '10.4.7 L2: clients that register themselves': noPart(noServer),
  '10.4.8 L2: refresh tokens expire': noPart(noServer),
  '10.4.9 L2: tokens are taken back': noPart(noServer),
  '10.4.10 L2: clients show who they are': noPart(noServer),
  '10.4.11 L2: scopes of clients': noPart(noServer),
  '10.5.1 L2: an ID token does not count twice': held({
    // It comes from Google itself, for a code that PKCE binds to this sign-in.
    'tests/e2e/account-calls.e2e.spec.ts':
      'takes no tokens, only what comes back through the browser',
    'tests/int/own-process/auth-google.int.spec.ts': 'says so when Google does not know the code',
  }),
  '10.5.2 L2: a member is known by what the provider never gives to another': held({
    'tests/int/own-process/auth-google.int.spec.ts':
      'follows Google when it changes there, unless it is someone else’s here',
    'tests/core/third-party.core.spec.ts':
      'makes a user of someone new, and knows them the next time',
  }),
  '10.5.3 L2: another provider cannot pass for this one': noPart(
    'The address of Google’s description is part of the configuration, and no answer of a browser names another.',
  ),
  '10.5.4 L2: an ID token is for this site': tested(() => {
    // By the SDK, which also asks Google by itself for the token, with the secret of this site.
    const file = 'node_modules/supertokens-node/lib/build/recipe/thirdparty/providers/custom.js'
    const code = readFileSync(join(checkout, file), 'utf8')
    expect(code).toMatch(
      /verifyIdTokenFromJWKSEndpointAndGetPayload\)?\([^;]*audience: getActualClientId/s,
    )
  }),
  '10.5.5 L2: a provider ends sessions': noPart(
    'Google sends no such calls here, and none is taken.',
  ),
  '10.6.1 L2: answers of a provider': noPart(noServer),
  '10.6.2 L2: forced sign-outs': noPart(noServer),
  '10.7.1 L2: consent': noPart(noServer),
  '10.7.2 L2: what consent is given to': noPart(noServer),
  '10.7.3 L2: consent is taken back': noPart(noServer),
})
