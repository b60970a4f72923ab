import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { memberPath } from '@/i18n/paths'
import { fromChisinau, toChisinau } from '@/lib/chisinau-time'
import { newClient, password, useAccountCalls } from '../../helpers/account-calls'
import { memberDesk } from '../../helpers/member-desk'
import { toFormFields } from '../../helpers/device'

const site = useAccountCalls()
const { suspend, findProfile, setProfile } = memberDesk(site)

describe('the list', () => {
  async function list(filter: object = {}) {
    const { listMembers } = await import('@/features/user-profiles/membership/list-members')
    const { members, total } = await listMembers({ cms: site.cms, filter, page: 1 })
    return { total, emails: members.map(({ account }) => account.email), members }
  }

  it('shows the newest first, who has no profile too, and never the account that is nobody’s', async () => {
    // Someone types an address that is nobody's: from now on there is a decoy.
    const stranger = newClient()
    await stranger.call('/auth/signin', {
      body: toFormFields({ email: 'n@pasiuni.example', password }),
    })
    const first = await site.signUp()
    const second = await site.signUp({ isVerified: false })
    const profile = await findProfile(second)
    await site.cms.delete({
      collection: 'user-profiles',
      where: { id: { equals: profile?.id ?? 0 } },
      overrideAccess: true,
    })
    const { emails, members } = await list()
    expect(emails.slice(0, 2)).toEqual([second.email, first.email])
    expect(members[0]?.profile).toBeNull()
    const { cachedAccounts } = await import('@/auth/accounts/account-cache')
    const { accounts } = await cachedAccounts()
    expect(accounts.map(({ email }) => email)).not.toContain('nobody@decoy.invalid')
    expect(await list({ search: 'nobody@' })).toMatchObject({ total: 0 })
  })

  it('begins as it goes on, before every account has been read', async () => {
    await site.signUp()
    await site.signUp({ isVerified: false })
    // Asking for some has all of them read.
    await list({ isVerified: true })
    const whole = await list()
    expect(whole.total).toBeGreaterThan(1)
    const kept = globalThis.pasiuniAccountCache
    if (!kept?.roll) throw new Error('No list of all accounts has been read.')
    kept.roll = null
    expect(await list()).toEqual(whole)
    await vi.waitFor(() => expect(kept.roll?.accounts).toHaveLength(whole.total))
  })

  it('answers soon while every account is still being read, and says so', async () => {
    const member = await site.signUp({ isVerified: false })
    const kept = globalThis.pasiuniAccountCache
    if (kept) kept.roll = null
    const whole = await list({ isVerified: false })
    if (!kept?.roll) throw new Error('No list of all accounts has been read.')
    const { listMembers } = await import('@/features/user-profiles/membership/list-members')
    const ask = () => listMembers({ cms: site.cms, filter: { isVerified: false }, page: 1 })
    let finish = () => {}
    const held = new Promise<void>((resolve) => (finish = resolve))
    const roll = kept.roll
    kept.roll = null
    kept.soFar = [...roll.accounts]
    kept.reading = held.then(() => (kept.roll = roll))
    try {
      const started = performance.now()
      const soon = await ask()
      expect(performance.now() - started).toBeLessThan(3000)
      expect(soon.isWhole).toBe(false)
      expect(soon.members.map(({ account }) => account.email)).toContain(member.email)
    } finally {
      finish()
      await kept.reading
      kept.reading = null
    }
    expect(await ask()).toMatchObject({ isWhole: true, total: whole.total })
  })

  it('finds by name without its marks, by address, and by what is known of a member', async () => {
    const member = await site.signUp()
    await member.call('/usermeta', {
      body: { first_name: 'Ștefan', last_name: 'Țurcanu-Ёлкин', lang: 'ru' },
    })
    await setProfile(member, { contributorRoles: ['expert'] })
    const only = { total: 1, emails: [member.email] }
    for (const search of [
      'stefan',
      'TURCANU ștefan',
      'елкин',
      member.email,
      member.email.slice(1, 9),
    ]) {
      expect(await list({ search }), search).toMatchObject(only)
    }
    expect(await list({ search: 'stefan ion' })).toMatchObject({ total: 0 })
    const precise = { role: 'expert', lang: 'ru', isVerified: true, method: 'password' } as const
    expect(await list({ ...precise, isSuspended: false })).toMatchObject(only)
    expect(await list({ ...precise, isSuspended: true })).toMatchObject({ total: 0 })
    expect(await list({ ...precise, isVerified: false })).toMatchObject({ total: 0 })
    expect(await list({ ...precise, method: 'google' })).toMatchObject({ total: 0 })
    await suspend(member)
    expect(await list({ isSuspended: true, role: 'expert' })).toMatchObject(only)
  })

  it.each(['; ;', ';', '\u0001', '; \u0001 ;', 'a\0b', 'a\ud83d'])(
    'finds nobody by %j',
    async (search) => {
      await site.signUp()
      expect(await list({ search })).toMatchObject({ total: 0 })
    },
  )

  it('shows a member as they are now, and not who has left', async () => {
    const member = await site.signUp({ isVerified: false })
    expect((await list({ isVerified: false })).emails).toContain(member.email)
    await site.verify(member)
    expect((await list({ isVerified: false })).emails).not.toContain(member.email)
    await member.call('/account/delete', { body: { password } })
    expect((await list()).emails).not.toContain(member.email)
  })
})

describe('the day of the last visit', () => {
  it('is noted once a day', async () => {
    const member = await site.signUp()
    const { date } = toChisinau(new Date())
    const today = fromChisinau({ date, time: '00:00' })?.toISOString()
    await member.call('/usermeta')
    const seen = async () => (await findProfile(member))?.lastSeenAt
    await vi.waitFor(async () => expect(await seen()).toBe(today))
    await setProfile(member, { lastSeenAt: '2026-01-05T00:00:00.000Z' })
    await member.call('/account')
    await vi.waitFor(async () => expect(await seen()).toBe(today))
  })
})

describe('contributor roles', () => {
  it('are shown to the member and to others, who have none without', async () => {
    const member = await site.signUp()
    const reader = await site.signUp()
    const roles = z.array(z.string()).default([])
    const schema = z.looseObject({ id: z.string(), contributorRoles: roles })
    const before = schema.parse(await (await member.call('/account')).json())
    expect(before.contributorRoles).toEqual([])
    await setProfile(member, { contributorRoles: ['writer', 'expert'] })
    const after = schema.parse(await (await member.call('/account')).json())
    expect(after.contributorRoles).toEqual(['writer', 'expert'])
    expect(await (await reader.call(memberPath(before.id))).json()).toMatchObject({
      contributor_roles: ['writer', 'expert'],
    })
    expect(await (await member.call('/usermeta')).json()).not.toHaveProperty('contributor_roles')
  })
})
