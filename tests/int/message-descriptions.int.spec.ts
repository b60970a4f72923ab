import { expect, test } from 'vitest'
import { z } from 'zod'
import { messageDescription } from '@/i18n/message-description'
import { useCms } from '../helpers/cms'
import { messageRecords } from '../helpers/message-records'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const { findMessage } = messageRecords(site)
const key = 'layout.footerNavigation'
const answer = z.object({ description: z.string() })

test('editors are told in their language where a message is, and the site keeps one sentence', async () => {
  const editor = await signedInEditor({ site, name: 'irina', role: 'editor' })
  const { id } = await findMessage({ key, locale: 'ro' })
  const path = `/messages/${id}?locale=ru`
  const headers = {
    cookie: `${editor.cookie}; payload-lng=ru`,
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
  }
  const describe = (language: string) => messageDescription({ key, language })
  const read = answer.parse(await (await site.rest(path, { headers })).json())
  expect(read.description).toBe(describe('ru'))
  expect(describe('ru')).not.toBe(describe('ro'))

  const body = JSON.stringify({ text: 'Дальше по сайту', _status: 'published' })
  const saved = await site.rest(path, { method: 'PATCH', headers, body })
  expect(saved.status, await saved.clone().text()).toBe(200)
  const stored = await site.cms.findByID({ collection: 'messages', id, overrideAccess: true })
  expect(stored.description).toBe(describe('ro'))
})
