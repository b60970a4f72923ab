import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'odd-admin', role: 'admin' })
})

async function post(path: string, body: object): Promise<number> {
  return (await admin.rest(`/workplace/${path}`, { method: 'POST', body })).status
}

const words = { subject: 'Răspuns', text: 'Bună ziua!' }
const place = { state: 'new', assignee: null }

test.each([
  ['inbox/answer', { key: randomUUID(), seenAnswers: 0, ...words }],
  ['inbox/preview', words],
  ['inbox/change', { seen: place, ...place }],
  ['inbox/note', { text: 'x' }],
  ['applications', { action: 'note', text: 'x' }],
  ['applications', { action: 'decide', expected: 'received', state: 'in-review', sentence: '' }],
  ['jobs/run', {}],
  ['outgoing-mails/send-again', {}],
  ['links', { action: 'dismiss' }],
  ['schedule/cancel', {}],
  ['review', { action: 'publish', draft: '' }],
  ['review', { action: 'withdraw' }],
])('a number that no record can have is refused by %s: %o', async (path, body) => {
  expect(await post(path, { id: 2_147_483_648, ...body })).toBe(400)
})

test('a reason or a member with a character that PostgreSQL cannot keep is refused', async () => {
  const suspension = { userId: 'x', reason: 'Spam', isReasonTold: false }
  for (const change of [{ reason: 'a\0b' }, { reason: '\uD83D' }, { userId: 'a\0b' }]) {
    expect(await post('members/suspend', { ...suspension, ...change })).toBe(400)
  }
})
