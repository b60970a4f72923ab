import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { chapter, held, noPart, tested } from '../helpers/asvs'
import { newDevice, newEditor, newMember, showing } from '../helpers/secured-site'

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const record = z.record(z.string(), z.unknown())
const decoded = (part: string) =>
  record.parse(JSON.parse(Buffer.from(part, 'base64url').toString('utf8')))

function parts(token: string) {
  const [head = '', payload = '', signature = ''] = token.split('.')
  return { head, payload, signature, claims: decoded(payload) }
}

/** Whether the panel accepts this token as an editor's. */
async function isEditor(token: string): Promise<boolean> {
  const headers = showing('payload-token', token)
  const answer = await newDevice().call('/api/editors/me', { headers })
  expect(answer.status).toBeLessThan(500)
  return answer.text.includes('"email"')
}

async function isMember(token: string): Promise<boolean> {
  const headers = showing('sAccessToken', token)
  const answer = await newDevice().call('/account', { headers })
  expect(answer.status).toBeLessThan(500)
  return answer.status === 200
}

function signed(head: object, claims: object, key: string): string {
  const text = `${encoded(head)}.${encoded(claims)}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

export const tokens = chapter(9, 'Self-contained tokens', {
  '9.1.1 L1: no token is believed that was changed': tested(async () => {
    const { device } = await newEditor('editor')
    const token = device.cookie('payload-token') ?? ''
    const { head, payload, signature, claims } = parts(token)
    expect(await isEditor(token)).toBe(true)
    expect(
      await isEditor(`${head}.${encoded({ ...claims, id: 1, role: 'admin' })}.${signature}`),
    ).toBe(false)
    expect(
      await isEditor(
        `${head}.${payload}.${signature.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
      ),
    ).toBe(false)
    const member = parts((await newMember()).device.cookie('sAccessToken') ?? '')
    expect(
      await isMember(
        `${member.head}.${encoded({ ...member.claims, sub: 'x' })}.${member.signature}`,
      ),
    ).toBe(false)
  }),
  '9.1.2 L1: none that is not signed, or in a way of the sender’s choice': tested(async () => {
    const { device } = await newEditor('editor')
    const { claims } = parts(device.cookie('payload-token') ?? '')
    for (const alg of ['none', 'None', 'HS256', 'RS256', 'ES256']) {
      expect(await isEditor(`${encoded({ alg, typ: 'JWT' })}.${encoded(claims)}.`), alg).toBe(false)
      expect(await isEditor(signed({ alg, typ: 'JWT' }, claims, 'a key')), alg).toBe(false)
    }
    const member = parts((await newMember()).device.cookie('sAccessToken') ?? '')
    for (const alg of ['none', 'HS256']) {
      const token = signed({ alg, typ: 'JWT', version: '5' }, member.claims, 'a key')
      expect(await isMember(token), alg).toBe(false)
    }
  }),
  '9.1.3 L1: none that brings its own key': tested(async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const { head, claims } = parts((await newMember()).device.cookie('sAccessToken') ?? '')
    const own = decoded(head)
    const jwk = publicKey.export({ format: 'jwk' })
    for (const more of [
      { jwk },
      { jku: 'https://evil.example/keys' },
      { x5u: 'https://evil.example/c' },
    ]) {
      const text = `${encoded({ ...own, ...more })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(text), privateKey).toString('base64url')
      expect(await isMember(`${text}.${signature}`)).toBe(false)
    }
  }),
  '9.2.1 L1: none whose time is over': held({
    'tests/int/editor-credentials.int.spec.ts':
      'a session ends after a week, however often it is prolonged',
    'tests/int/preview-links.int.spec.ts': 'after a day the link is over; changed, it is none',
    'tests/core/embedded-expiry.core.spec.ts': 'an access token expires after a quarter of an hour',
  }),
  '9.2.2 L2: a token is good for its purpose only': held({
    'tests/int/preview-links.int.spec.ts': 'the pass of an editor is no link',
    'tests/core/session-tokens.core.spec.ts':
      'does not take a token that the core has signed for another purpose',
    'src/lib/signed-content.test.ts': 'nothing is read with the key of another secret or purpose',
  }),
  '9.2.3 L2: a token of another service is none here': tested(async () => {
    const editor = (await newEditor('editor')).device.cookie('payload-token') ?? ''
    const member = (await newMember()).device.cookie('sAccessToken') ?? ''
    expect(await isEditor(member)).toBe(false)
    expect(await isMember(editor)).toBe(false)
  }),
  '9.2.4 L2: audiences of one key': noPart(
    'Each key signs for one taker: the panel’s own for the panel, the account service’s for this site.',
  ),
})
