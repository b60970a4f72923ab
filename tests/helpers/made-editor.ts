import { randomBytes } from 'node:crypto'
import { expect, request } from '@playwright/test'
import { createdId } from './created'
import { newNetwork } from './device'
import { firstEditorState } from './first-editor'

export type EditorAccount = { name: string; email: string; password: string }

/** An editor of the test’s own on the shared site, made by its first one. */
export async function makeEditor(origin: string): Promise<EditorAccount & { id: number }> {
  const api = await request.newContext({
    baseURL: origin,
    extraHTTPHeaders: { origin, 'x-forwarded-for': newNetwork() },
    storageState: firstEditorState,
  })
  const name = `Ilinca ${randomBytes(3).toString('hex')}`
  const email = `${name.toLowerCase().replace(' ', '-')}@pasiuni.example`
  const account = { name, email, password: 'o-parola-lunga-1' }
  const made = await api.post('/api/editors', { data: { ...account, role: 'editor' } })
  expect(made.status(), await made.text()).toBe(201)
  const id = createdId(await made.json())
  await api.dispose()
  return { ...account, id }
}
