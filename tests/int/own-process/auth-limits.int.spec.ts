import { describe, expect, it } from 'vitest'
import {
  form,
  goodPassword,
  newEmail,
  newNetwork,
  readStatus,
  useAuthCalls,
} from '../../helpers/auth-calls'

const site = useAuthCalls()

const compared = () => site.traffic.count('POST /public/recipe/signin')

async function inBatches(total: number, work: (index: number) => Promise<unknown>) {
  const size = 25
  for (let start = 0; start < total; start += size) {
    const batch = Array.from({ length: Math.min(size, total - start) }, (_, at) => start + at)
    await Promise.all(batch.map(work))
  }
}

/** How many answers of each HTTP status, a few calls at a time: a busy core may let others wait. */
async function tally(calls: (() => Promise<Response>)[]): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let start = 0; start < calls.length; start += 8) {
    const answers = await Promise.all(calls.slice(start, start + 8).map((ask) => ask()))
    for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

function times<Result>(count: number, work: () => Result): Result[] {
  return Array.from({ length: count }, work)
}

describe('guessing passwords', () => {
  it('gets 60 comparisons a day from 200 networks, and never shuts the owner out', async () => {
    const owner = await site.signUp()
    const networks = times(200, newNetwork)
    // One of them is the owner's own.
    networks[0] = owner.network
    site.traffic.clear()
    const wrong = { answered: 0, refused: 0 }
    await inBatches(10_000, async (index) => {
      const guesser = site.newClient({ network: networks[index % networks.length] })
      const answer = await guesser.signIn(owner.email, `ghicitoare ${index}`)
      if (answer.status === 200) wrong.answered += 1
      else {
        // On a busy machine the first guesses may take longer than the timeout of the core.
        expect([429, 503]).toContain(answer.status)
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        wrong.refused += 1
      }
    })
    expect(wrong.refused).toBeGreaterThanOrEqual(9_940)
    expect(compared()).toBeLessThanOrEqual(60)
    expect(compared()).toBeGreaterThanOrEqual(30)
    const elsewhere = await site.newClient().signIn(owner.email)
    expect(elsewhere.status).toBe(429)

    // With the device, from the very network that was used against the account, and from another.
    const { jar } = owner
    expect(await readStatus(await owner.signIn(owner.email))).toBe('OK')
    const travelling = await site.newClient().call('/signin', {
      body: form({ email: owner.email, password: goodPassword }),
      headers: { cookie: jar.headerFor('/auth/signin') },
    })
    expect(await readStatus(travelling)).toBe('OK')
  }, 180_000)

  it('leaves the owner the network that has signed in before', async () => {
    const owner = await site.signUp()
    const guess = () => site.newClient().signIn(owner.email, 'nu este asta 1')
    expect(await tally(times(40, () => guess))).toEqual({ 200: 30, 429: 10 })
    const withoutCookie = site.newClient({ network: owner.network })
    expect(await readStatus(await withoutCookie.signIn(owner.email))).toBe('OK')
  })

  it('is over for the owner too until a password is set by mail', async () => {
    const owner = await site.signUp()
    const guess = () => site.newClient().signIn(owner.email, 'nu este asta 1')
    await tally(times(40, () => guess))
    const away = site.newClient()
    expect((await away.signIn(owner.email)).status).toBe(429)
    await away.call('/user/password/reset/token', { body: form({ email: owner.email }) })
    const password = 'a treia parola 3'
    const token = site.tokenFor(owner.email)
    const body = { method: 'token', token, ...form({ password }) }
    expect(await readStatus(await away.call('/user/password/reset', { body }))).toBe('OK')
    expect(await readStatus(await site.newClient().signIn(owner.email, password))).toBe('OK')
    expect(await readStatus(await away.signIn(owner.email, password))).toBe('OK')
  })

  it('is limited to five in a quarter of an hour from one network', async () => {
    const { email } = await site.signUp()
    const guesser = site.newClient()
    site.traffic.clear()
    const guess = () => guesser.signIn(email, 'nu este asta 1')
    expect(await tally(times(20, () => guess))).toEqual({ 200: 5, 429: 15 })
    expect(compared()).toBe(5)
  })

  it('is limited to thirty an hour from one network, whatever the account', async () => {
    const guesser = site.newClient()
    const guess = () => guesser.signIn(newEmail(), 'nu este asta 1')
    expect(await tally(times(40, () => guess))).toEqual({ 200: 30, 429: 10 })
  })

  it('is the same for an address that nobody has', async () => {
    const email = newEmail()
    const guesser = site.newClient()
    const guess = () => guesser.signIn(email, 'nu este asta 1')
    expect(await tally(times(8, () => guess))).toEqual({ 200: 5, 429: 3 })
  })

  it('does not count sign-ins that succeed', async () => {
    const owner = await site.signUp()
    for (let turn = 0; turn < 12; turn += 1) {
      expect(await readStatus(await owner.signIn(owner.email))).toBe('OK')
    }
  })

  it('keeps no address, id or network', async () => {
    const owner = await site.signUp()
    const { id } = await owner.member()
    const { limitQuery } = await import('@/auth/limits/limit-database')
    for (const table of ['counters', 'known_places', 'email_changes', 'reset_links']) {
      const { rows } = await limitQuery({ text: `select * from auth_limits.${table}` })
      const stored = JSON.stringify(rows)
      for (const secret of [owner.email, id, owner.network]) expect(stored).not.toContain(secret)
      if (!['email_changes', 'reset_links'].includes(table)) expect(rows.length).toBeGreaterThan(0)
    }
  })
})

describe('known devices and networks', () => {
  it('have an index of when they expire, which a database from before gets as well', async () => {
    await site.signUp()
    const { closeLimitDatabase, limitQuery } = await import('@/auth/limits/limit-database')
    const name = 'auth_limits.known_places_expires'
    const text = `select pg_get_indexdef(to_regclass('${name}')) as "byTime"`
    await limitQuery({ text: `drop index ${name}` })
    await closeLimitDatabase()
    const { rows } = await limitQuery<{ byTime: string | null }>({ text })
    expect(rows[0]?.byTime).toContain('(expires_at)')
  })
})

describe('other limits', () => {
  it('lets a network sign up five times an hour', async () => {
    const network = newNetwork()
    const signUp = () =>
      site
        .newClient({ network })
        .call('/signup', { body: form({ email: newEmail(), password: goodPassword }) })
    expect(await tally(times(8, () => signUp))).toEqual({ 200: 5, 429: 3 })
  })

  it('mails a link for a new password three times an hour, and says when it does not', async () => {
    const { email } = await site.signUp()
    const before = site.mailsTo(email).length
    const ask = () => site.newClient().call('/user/password/reset/token', { body: form({ email }) })
    expect(await tally(times(6, () => ask))).toEqual({ 200: 3, 429: 3 })
    expect(site.mailsTo(email).length - before).toBe(3)
  })

  it('says so alike of an address that nobody has', async () => {
    const body = form({ email: newEmail() })
    const ask = () => site.newClient().call('/user/password/reset/token', { body })
    expect(await tally(times(6, () => ask))).toEqual({ 200: 3, 429: 3 })
  })

  it('mails the owner a link however often strangers have asked', async () => {
    const owner = await site.signUp()
    const ask = (client: Pick<typeof owner, 'call'>) =>
      client.call('/user/password/reset/token', { body: form({ email: owner.email }) })
    await tally(times(6, () => () => ask(site.newClient())))
    const before = site.mailsTo(owner.email).length
    await ask(owner)
    expect(site.mailsTo(owner.email).length).toBe(before + 1)
  })

  it('mails links for new passwords to ten addresses an hour for one network', async () => {
    const members = []
    for (let turn = 0; turn < 12; turn += 1) members.push(await site.signUp())
    const network = newNetwork()
    const ask = (email: string) =>
      site.newClient({ network }).call('/user/password/reset/token', { body: form({ email }) })
    await Promise.all(members.map(({ email }) => ask(email)))
    const mailed = members.filter(({ email }) =>
      site.mailsTo(email).some(({ template }) => template === 'reset-password'),
    )
    expect(mailed).toHaveLength(10)
  })

  it('mails a link to verify an address three times an hour, and says when it does not', async () => {
    const member = await site.signUp({ isVerified: false })
    const ask = () => member.call('/user/email/verify/token', { body: {} })
    expect(await tally(times(6, () => ask))).toEqual({ 200: 3, 429: 3 })
    expect(site.mailsTo(member.email)).toHaveLength(3)
  })

  it('takes twenty tokens an hour from a network', async () => {
    const client = site.newClient()
    const submit = () =>
      client.call('/user/email/verify', { body: { method: 'token', token: 'none' } })
    expect(await tally(times(25, () => submit))).toEqual({ 200: 20, 429: 5 })
  })

  it('says twenty times an hour whether an address is taken', async () => {
    const client = site.newClient()
    const ask = () => client.call(`/emailpassword/email/exists?email=${newEmail()}`)
    expect(await tally(times(25, () => ask))).toEqual({ 200: 20, 429: 5 })
  })

  it('takes three messages an hour from a member', async () => {
    const { limitContact } = await import('@/auth/limits/limits')
    const member = await (await site.signUp()).member()
    const write = () => limitContact({ member, work: () => Promise.resolve() })
    const results = await Promise.allSettled(times(5, write))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })
})
