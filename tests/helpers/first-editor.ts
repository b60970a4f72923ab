import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { request, type BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { newNetwork } from './device'

/** The file with the session of the shared site's first editor. */
export const firstEditorState = '.local/test/first-editor.json'

const stateSchema = z.object({
  cookies: z.array(
    z.object({ name: z.string(), value: z.string(), domain: z.string(), path: z.string() }),
  ),
})

/** Signs the first editor of the shared site in, once for all tests. */
export async function signFirstEditorIn(): Promise<void> {
  const { BASE_URL, EDITOR_EMAIL: email, EDITOR_PASSWORD: password } = process.env
  if (!BASE_URL || !email || !password) return
  const { origin } = new URL(BASE_URL)
  const extraHTTPHeaders = { origin, 'x-forwarded-for': newNetwork() }
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders })
  const answer = await api.post('/api/editors/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`The first editor was not let in: ${await answer.text()}`)
  await mkdir(dirname(firstEditorState), { recursive: true })
  await api.storageState({ path: firstEditorState })
  await api.dispose()
}

/** Gives a browser the session of the shared site's first editor. */
export async function asFirstEditor(context: BrowserContext): Promise<void> {
  const { cookies } = stateSchema.parse(JSON.parse(await readFile(firstEditorState, 'utf8')))
  await context.addCookies(cookies)
}
