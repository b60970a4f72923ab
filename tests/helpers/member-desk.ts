import { expect } from 'vitest'
import type { useAccountCalls, MemberClient } from './account-calls'

type Site = ReturnType<typeof useAccountCalls>
type Handler = (request: Request) => Promise<Response>
type Role = 'admin' | 'editor' | 'translator' | 'reviewer'

const origin = 'http://localhost:3000'

const routes = {
  suspend: () => import('@/app/api/workplace/members/suspend/route'),
  restore: () => import('@/app/api/workplace/members/restore/route'),
  resend: () => import('@/app/api/workplace/members/resend/route'),
  delete: () => import('@/app/api/workplace/members/delete/route'),
}

/** What editors do with members, by the calls of the admin panel. */
export function memberDesk(site: Site) {
  const cookies = new Map<Role, Promise<string>>()

  async function signIn(role: Role): Promise<string> {
    const account = { email: `${role}@members.example`, password: 'a-password-for-tests' }
    await site.cms.create({
      collection: 'editors',
      data: { ...account, name: role, role, languages: ['ru'] },
      overrideAccess: true,
    })
    const login = await site.rest('/editors/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
    expect(login.status).toBe(200)
    return (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }

  function cookieOf(role: Role): Promise<string> {
    const cookie = cookies.get(role) ?? signIn(role)
    cookies.set(role, cookie)
    return cookie
  }

  async function act(options: {
    as: Role
    action: keyof typeof routes
    body: object
    headers?: Record<string, string>
  }): Promise<Response> {
    const { as, action, body, headers = {} } = options
    const request = new Request(`${origin}/api/workplace/members/${action}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const json = { 'content-type': 'application/json' }
    const sent = { cookie: await cookieOf(as), ...json, origin, ...headers }
    for (const [name, value] of Object.entries(sent)) request.headers.set(name, value)
    const { POST }: { POST: Handler } = await routes[action]()
    return POST(request)
  }

  async function suspend(member: MemberClient, more: object = {}): Promise<void> {
    const body = { userId: member.id, reason: 'Spam', isReasonTold: false, ...more }
    const answer = await act({ as: 'editor', action: 'suspend', body })
    expect(answer.status).toBe(200)
  }

  async function profileOf({ id }: MemberClient) {
    const { docs } = await site.cms.find({
      collection: 'user-profiles',
      where: { userId: { equals: id } },
      overrideAccess: true,
    })
    return docs[0]
  }

  /** Writes into a profile what the site's own commands would not. */
  async function setProfile(member: MemberClient, data: object): Promise<void> {
    await site.cms.update({
      collection: 'user-profiles',
      where: { userId: { equals: member.id } },
      data,
      overrideAccess: true,
    })
  }

  async function logOf({ id }: MemberClient) {
    const { docs } = await site.cms.find({
      collection: 'audit-entries',
      where: { document: { equals: id } },
      sort: 'id',
      overrideAccess: true,
    })
    return docs.map(({ action, note }) => ({ action, note }))
  }

  return { act, suspend, profileOf, setProfile, logOf }
}

/** The form fields of a call under /auth. */
export function form(values: Record<string, string>) {
  return { formFields: Object.entries(values).map(([id, value]) => ({ id, value })) }
}
