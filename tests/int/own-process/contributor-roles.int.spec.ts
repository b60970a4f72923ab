import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { EditorRights } from '@/cms/access/rights'
import { useAccountCalls, type MemberClient } from '../../helpers/account-calls'
import { newEditor } from '../../helpers/editors'
import { memberDesk } from '../../helpers/member-desk'

const site = useAccountCalls()
const { act, findProfile, setProfile } = memberDesk(site)

let member: MemberClient
let editor: EditorRights

beforeAll(async () => {
  member = await site.signUp()
  await member.call('/usermeta', { body: { first_name: 'Ana', lang: 'ro' } })
  editor = (await newEditor({ site })).rights
})

beforeEach(async () => {
  const where = { document: { equals: member.id } }
  await site.cms.delete({ collection: 'audit-entries', where, overrideAccess: true })
})

function hold(...contributorRoles: ('writer' | 'editor' | 'expert')[]): Promise<void> {
  return setProfile(member, { contributorRoles })
}

async function take(...roles: string[]): Promise<number> {
  const body = { userId: member.id, roles }
  return (await act({ as: 'editor', action: 'unassign', body })).status
}

async function held() {
  return (await findProfile(member))?.contributorRoles
}

async function log() {
  const { docs } = await site.cms.find({
    collection: 'audit-entries',
    where: { document: { equals: member.id } },
    sort: 'id',
    overrideAccess: true,
  })
  return docs.map(({ action, actorName, title, changes }) => ({
    ...{ action, actorName, title, changes },
  }))
}

it('roles are taken back one by one, each with its entry in the log', async () => {
  await hold('writer', 'expert')
  expect(await take('writer')).toBe(200)
  expect(await held()).toEqual(['expert'])
  expect(await take('expert')).toBe(200)
  expect(await held()).toEqual([])
  const title = `#${(await findProfile(member))?.id}`
  const entry = { action: 'unassign-roles', actorName: 'editor', title }
  const path = 'contributorRoles'
  expect(await log()).toEqual([
    { ...entry, changes: [{ path, before: 'writer, expert', after: 'expert' }] },
    { ...entry, changes: [{ path, before: 'expert', after: null }] },
  ])
})

it('a role that the member does not have changes nothing and is not logged', async () => {
  await hold('writer')
  expect(await take('expert')).toBe(200)
  expect(await held()).toEqual(['writer'])
  expect(await log()).toEqual([])
})

it('of several at once all take effect, and the same role is taken back once', async () => {
  await hold('writer', 'editor', 'expert')
  const answers = await Promise.all([take('writer'), take('expert'), take('expert')])
  expect(answers).toEqual([200, 200, 200])
  expect(await held()).toEqual(['editor'])
  expect(await log()).toHaveLength(2)
})

it('the member applies again afterwards, and gets the role again', async () => {
  await hold()
  const motivation = 'Scriu de zece ani despre drumuri, oameni și locuri din toată țara noastră.'
  const offer = { role: 'writer', topic: 'travel', motivation, links: '', locale: 'ro' }
  for (let time = 1; time <= 2; time += 1) {
    const applied = await member.call('/account/applications', { body: offer })
    expect(applied.status, await applied.clone().text()).toBe(201)
    await acceptNewest()
    expect(await held()).toEqual(['writer'])
    expect(await take('writer')).toBe(200)
    expect(await held()).toEqual([])
  }
})

async function acceptNewest(): Promise<void> {
  const { decideApplication } =
    await import('@/features/contribution-applications/review/decide-application')
  const { cms } = site
  const { docs } = await cms.find({
    collection: 'contribution-applications',
    where: { memberId: { equals: member.id } },
    sort: '-id',
    overrideAccess: true,
  })
  const decision = { expected: 'received', state: 'accepted', sentence: '' } as const
  await decideApplication({ cms, editor, id: docs[0]?.id ?? 0, ...decision })
}

it('is closed to translators, reviewers, other sites and nobody in particular', async () => {
  await hold('writer')
  const call = { action: 'unassign', body: { userId: member.id, roles: ['writer'] } } as const
  for (const as of ['translator', 'reviewer'] as const) {
    expect((await act({ as, ...call })).status, as).toBe(403)
  }
  const foreign = await act({ as: 'admin', ...call, headers: { origin: 'https://example.org' } })
  expect(foreign.status).toBe(403)
  expect((await act({ as: 'admin', ...call, headers: { cookie: '' } })).status).toBe(401)
  const nobody = { userId: 'x', roles: ['writer'] }
  expect((await act({ as: 'admin', ...call, body: nobody })).status).toBe(404)
  expect(await held()).toEqual(['writer'])
})

it('what are no roles is refused', async () => {
  await hold('writer')
  for (const roles of [[], ['admin'], ['writer', 1], 'writer', undefined]) {
    const body = { userId: member.id, roles }
    const answer = await act({ as: 'editor', action: 'unassign', body })
    expect(answer.status, JSON.stringify(roles)).toBe(400)
  }
  expect(await held()).toEqual(['writer'])
})
