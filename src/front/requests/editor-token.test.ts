import { createHash } from 'node:crypto'
import { jwtSign } from 'payload'
import { expect, test } from 'vitest'
import { createEditorCheck } from './editor-token'

const secret = 'a secret of sixteen letters'
const hasEditorToken = createEditorCheck({ secret })

/** A token as Payload makes it. */
async function token({ collection = 'editors', of = secret, seconds = 60 } = {}): Promise<string> {
  const key = createHash('sha256').update(of).digest('hex').slice(0, 32)
  const fieldsToSign = { id: 1, collection, sid: 'x' }
  return (await jwtSign({ fieldsToSign, secret: key, tokenExpiration: seconds })).token
}

test('knows the token of an editor in the cookie and in the header', async () => {
  const given = await token()
  expect(await hasEditorToken({ headers: { cookie: `lang=ro; payload-token=${given}` } })).toBe(
    true,
  )
  expect(await hasEditorToken({ headers: { authorization: `JWT ${given}` } })).toBe(true)
  expect(await hasEditorToken({ headers: { authorization: `Bearer ${given}` } })).toBe(true)
})

test('believes no other', async () => {
  const given = await token()
  const [header = '', , signature = ''] = given.split('.')
  const forged = Buffer.from('{"collection":"editors","exp":9999999999}').toString('base64url')
  for (const cookie of [
    undefined,
    '',
    'payload-token=',
    'payload-token=forged',
    `payload-token=${header}.${forged}.${signature}`,
    `payload-token=${header}.${forged}.`,
    `x-payload-token=${given}`,
    `payload-token=${await token({ of: 'another secret of letters' })}`,
    `payload-token=${await token({ collection: 'user-profiles' })}`,
  ]) {
    expect(await hasEditorToken({ headers: { cookie } }), cookie).toBe(false)
  }
  const later = new Date(Date.now() + 61_000)
  expect(await hasEditorToken({ headers: { cookie: `payload-token=${given}` }, now: later })).toBe(
    false,
  )
})
