import { beforeAll, describe, expect, test } from 'vitest'
import { auditLog } from '../helpers/audit-log'
import { useCms } from '../helpers/cms'
import { editorBrowser } from '../helpers/editor-browser'
import { newEditor, typed } from '../helpers/editors'
import { median } from '../helpers/median'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const roles = ['admin', 'editor', 'translator', 'reviewer'] as const
type Role = (typeof roles)[number]

const people = new Map<Role, SignedInEditor>()

beforeAll(async () => {
  for (const role of roles) {
    people.set(role, await signedInEditor({ site, name: `cunoscut-${role}`, role }))
  }
})

function as(role: Role): SignedInEditor {
  const person = people.get(role)
  if (!person) throw new Error('The editors are there only inside a test.')
  return person
}

async function readJson(answer: Response): Promise<string> {
  expect(answer.status).toBe(200)
  return JSON.stringify(await answer.json())
}

describe('who is an editor', () => {
  async function measureTime(call: () => Promise<Response>, status: number): Promise<number> {
    const started = performance.now()
    expect((await call()).status).toBe(status)
    return performance.now() - started
  }

  /** Medians in milliseconds for an address that an editor has and for one that nobody has. */
  async function medians(call: (email: string) => Promise<Response>, status: number) {
    const known: number[] = []
    const unknown: number[] = []
    for (let turn = 0; turn < 7; turn += 1) {
      const { email } = await newEditor({ site })
      known.push(await measureTime(() => call(email), status))
      unknown.push(await measureTime(() => call(`nimeni-${turn}@pasiuni.example`), status))
    }
    return { known: median(known), unknown: median(unknown) }
  }

  test('a refused sign-in takes as long for an address that nobody has', async () => {
    const { known, unknown } = await medians(
      (email) => editorBrowser({ site }).signIn({ email, password: 'not-the-password' }),
      401,
    )
    expect(unknown).toBeGreaterThan(known * 0.6)
    expect(unknown).toBeLessThan(known * 1.6)
  }, 60_000)

  test('so does a link for a new password that is sent to nobody', async () => {
    const { known, unknown } = await medians(
      (email) => editorBrowser({ site }).post('/editors/forgot-password', { email }),
      200,
    )
    // Well above what the work takes, so that the work does not show.
    expect(Math.min(known, unknown)).toBeGreaterThan(390)
    expect(Math.abs(known - unknown)).toBeLessThan(40)
  }, 60_000)

  test('a link that was asked for is sent all the same', async () => {
    const { email } = await newEditor({ site })
    const before = await site.cms.count({ collection: 'outgoing-mails', overrideAccess: true })
    const answer = await editorBrowser({ site }).post('/editors/forgot-password', { email })
    expect(await readJson(answer)).not.toContain('token')
    const after = await site.cms.count({ collection: 'outgoing-mails', overrideAccess: true })
    expect(after.totalDocs).toBe(before.totalDocs + 1)
  })
})

describe('what editors know of each other', () => {
  test.each(['editor', 'translator', 'reviewer'] as const)(
    'names and roles, but neither address nor second factor: %s',
    async (role) => {
      const chief = as('admin')
      await chief.rest('/projects/1?locale=ro', { method: 'PATCH', body: { order: 7 } })
      const { rest } = as(role)
      for (const path of [
        `/editors/${chief.id}`,
        '/editors?limit=0',
        '/projects/1?locale=ro&depth=2',
        '/projects/versions?locale=ro&depth=2&limit=3',
        '/projects?locale=ro&depth=2&populate[editors][email]=true',
        '/payload-locked-documents?depth=2',
      ]) {
        const told = await readJson(await rest(path))
        expect(told, path).not.toContain('cunoscut-admin@')
        // No more than their own.
        expect(told.match(/"totpEnabledAt"/g) ?? [], path).toHaveLength(path.endsWith('0') ? 1 : 0)
      }
      const one = await readJson(await rest(`/editors/${chief.id}`))
      expect(one).toContain('cunoscut-admin')
      expect(one).not.toMatch(/email|totpEnabledAt|wantsDigest|digestSentAt/)
      for (const question of [
        'where[email][like]=cunoscut',
        'where[totpEnabledAt][exists]=true',
        'sort=email',
        'sort=-totpEnabledAt',
      ]) {
        expect((await rest(`/editors?${question}`)).status, question).toBe(400)
      }
      const through = await rest('/projects?locale=ro&where[updatedBy.email][like]=cunoscut')
      expect(through.status).toBe(400)
    },
  )

  test.each(roles)('their own record is all there: %s', async (role) => {
    const { id, rest } = as(role)
    for (const path of ['/editors/me', `/editors/${id}`]) {
      const told = await readJson(await rest(path))
      expect(told, path).toContain(`cunoscut-${role}@pasiuni.example`)
      expect(told, path).toContain('totpEnabledAt')
    }
    const rights = await readJson(await rest(`/editors/access/${id}`, { method: 'POST', body: {} }))
    expect(rights).toMatch(/"email":\{[^}]*"read":true/)
  })

  test('the log tells what became of them, and no more of it', async () => {
    const { id } = await newEditor({ site })
    await as('admin').rest(`/editors/${id}`, { method: 'PATCH', body: { role: 'translator' } })
    await as('admin').rest(`/editors/${id}`, { method: 'DELETE' })
    const path = '/audit-entries?where[container][equals]=editors&limit=0&depth=0'
    const told = await readJson(await as('editor').rest(path))
    for (const word of ['cunoscut-admin', '"create"', '"update"', '"delete"']) {
      expect(told).toContain(word)
    }
    expect(told).not.toMatch(/@pasiuni\.example|totpEnabledAt|wantsDigest|digestSentAt/)
  })

  test('the log tells that a field of only some was changed, and not to what', async () => {
    const { id } = await newEditor({ site })
    await as('admin').rest(`/editors/${id}`, { method: 'PATCH', body: { wantsDigest: false } })
    const [entry] = (await auditLog({ site, container: 'editors', document: id })).slice(-1)
    expect(entry).toMatchObject({
      ...{ action: 'update', actorName: 'cunoscut-admin' },
      changes: [{ path: 'wantsDigest', before: null, after: null }],
    })
  })

  test('an administrator looks after all of them', async () => {
    const { rest } = as('admin')
    const told = await readJson(await rest('/editors?where[email][like]=cunoscut&sort=email'))
    for (const role of roles) expect(told).toContain(`cunoscut-${role}@pasiuni.example`)
  })
})

describe('the lock of an open record', () => {
  const path = '/payload-locked-documents'
  const of = (value: number) => ({ relationTo: 'editors' as const, value })

  /** As Payload's panel locks, past all access. */
  async function lockedBy({ id }: SignedInEditor): Promise<number> {
    const lock = await site.cms.create({
      collection: 'payload-locked-documents',
      data: { globalSlug: 'translation-settings', user: of(id) },
      overrideAccess: true,
    })
    return lock.id
  }

  async function findOwner(lock: number): Promise<unknown> {
    const { docs } = await site.cms.find({
      collection: 'payload-locked-documents',
      where: { id: { equals: lock } },
      depth: 0,
      overrideAccess: true,
    })
    return docs[0]?.user.value
  }

  test.each(roles)('is made by the panel only, in nobody’s name: %s', async (role) => {
    const { rest, id } = as(role)
    for (const user of [of(as('admin').id), of(as('editor').id), of(id)]) {
      const made = await rest(path, { method: 'POST', body: { globalSlug: 'home', user } })
      expect(made.status).toBe(403)
    }
  })

  test.each(['translator', 'reviewer'] as const)('is its owner’s alone for a %s', async (role) => {
    const { rest } = as(role)
    const lock = await lockedBy(as('admin'))
    const body = { user: of(as('editor').id) }
    expect((await rest(`${path}/${lock}`, { method: 'PATCH', body })).status).toBe(403)
    expect((await rest(`${path}/${lock}`, { method: 'DELETE' })).status).toBe(403)
    expect(await findOwner(lock)).toBe(as('admin').id)
    const own = await lockedBy(as(role))
    expect((await rest(`${path}/${own}`, { method: 'DELETE' })).status).toBe(200)
  })

  test.each(['admin', 'editor'] as const)('is taken over in one’s own name: %s', async (role) => {
    const { rest, id } = as(role)
    const lock = await lockedBy(as('reviewer'))
    const body = { user: of(as('translator').id) }
    expect((await rest(`${path}/${lock}`, { method: 'PATCH', body })).status).toBe(200)
    expect(await findOwner(lock)).toBe(id)
    expect((await rest(`${path}/${lock}`, { method: 'DELETE' })).status).toBe(200)
  })

  test('is open to no stranger', async () => {
    expect((await site.rest(path)).status).toBe(403)
    expect((await site.rest(path, { method: 'POST' })).status).toBe(403)
    for (const method of ['PATCH', 'DELETE']) {
      expect((await site.rest(`${path}/1`, { method })).status, method).toBe(403)
    }
  })
})

test('the right password still opens the account', async () => {
  const person = await newEditor({ site })
  expect((await editorBrowser({ site }).signIn(typed(person))).status).toBe(200)
})
