import { expect } from 'vitest'
import type { Editor } from '../../src/payload-types'
import type { useCms } from './cms'

type Site = ReturnType<typeof useCms>
type Person = Pick<Editor, 'role'> & Partial<Pick<Editor, 'languages' | 'mayApprove'>>
type Call = { method?: string; body?: object | FormData; headers?: Record<string, string> }

/** An editor of the test, with a session of their own: for REST by its cookie, for Local API as `user`. */
export async function signedInEditor({
  site,
  name,
  ...person
}: Person & { site: Site; name: string }) {
  const email = `${name}@pasiuni.example`
  const password = 'a-password-for-tests'
  const { id } = await site.cms.create({
    collection: 'editors',
    data: { email, password, name, ...person },
    overrideAccess: true,
  })
  const login = await site.rest('/editors/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  expect(login.status).toBe(200)
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const user = await site.cms.findByID({ collection: 'editors', id, overrideAccess: true })

  return {
    id,
    /** For calls of our own routes. */
    cookie,
    /** For Local API calls in this editor's name. */
    asUser: { user: { ...user, collection: 'editors' as const }, overrideAccess: false } as const,
    async rest(path: string, { method = 'GET', body, headers = {} }: Call = {}): Promise<Response> {
      const isForm = body instanceof FormData
      return site.rest(path, {
        method,
        headers: {
          cookie,
          origin: 'http://localhost:3000',
          ...headers,
          ...(isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      })
    },
  }
}

export type SignedInEditor = Awaited<ReturnType<typeof signedInEditor>>
