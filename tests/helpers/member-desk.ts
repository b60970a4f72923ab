import { expect } from 'vitest'
import type { useAccountCalls, MemberClient } from './account-calls'

type Site = ReturnType<typeof useAccountCalls>
type Role = 'admin' | 'editor' | 'translator' | 'reviewer'

const origin = 'http://localhost:3000'

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

  function getCookie(role: Role): Promise<string> {
    const cookie = cookies.get(role) ?? signIn(role)
    cookies.set(role, cookie)
    return cookie
  }

  async function act(options: {
    as: Role
    action: 'suspend' | 'restore' | 'resend' | 'unassign' | 'delete'
    body: object
    headers?: Record<string, string>
  }): Promise<Response> {
    const { as, action, body, headers = {} } = options
    const json = { 'content-type': 'application/json' }
    return site.rest(`/workplace/members/${action}`, {
      method: 'POST',
      headers: { cookie: await getCookie(as), ...json, origin, ...headers },
      body: JSON.stringify(body),
    })
  }

  async function suspend(member: MemberClient, more: object = {}): Promise<void> {
    const body = { userId: member.id, reason: 'Спам', isReasonTold: false, ...more }
    const answer = await act({ as: 'editor', action: 'suspend', body })
    expect(answer.status).toBe(200)
  }

  async function findProfile({ id }: MemberClient) {
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

  async function readLog({ id }: MemberClient) {
    const { docs } = await site.cms.find({
      collection: 'audit-entries',
      where: { document: { equals: id } },
      sort: 'id',
      overrideAccess: true,
    })
    return docs.map(({ action, note }) => ({ action, note }))
  }

  return { act, suspend, findProfile, setProfile, readLog }
}
