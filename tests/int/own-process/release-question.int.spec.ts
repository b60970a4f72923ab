import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test, vi } from 'vitest'
import { runSql } from '@/lib/run-sql'
import { useCms } from '../../helpers/cms'
import { releaseDateIn } from '../../helpers/release-date'
import { signedInEditor, type SignedInEditor } from '../../helpers/signed-in-editor'

const site = useCms()
const counted = vi.hoisted(() => ({ count: vi.fn() }))
vi.mock('@/auth/accounts/count-members', () => ({ countMembers: counted.count }))

const nothing = JSON.stringify({ question: null })

let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'ana', role: 'editor' })
  counted.count.mockResolvedValue({ all: 30, verified: 21 })
})

async function draft({ days, kind }: { days: number; kind: 'terms' | 'privacy' }) {
  const releaseDate = releaseDateIn(days)
  const { id } = await site.cms.create({
    ...{ collection: 'legal-documents', locale: 'ro', draft: true, overrideAccess: true },
    data: { name: 'Ediția nouă', kind, releaseDate, _status: 'draft' },
  })
  return id
}

async function asked(id: number, planned = ''): Promise<string> {
  const answer = await editor.rest(`/workplace/release-notice?document=${id}${planned}`)
  expect(answer.status).toBe(200)
  return answer.text()
}

test('an editor who publishes terms for a date in 40 days is told how many members are mailed', async () => {
  const id = await draft({ days: 40, kind: 'terms' })
  expect(await asked(id)).toContain('21 de membri')
})

test('the question is asked when the members cannot be counted, too', async () => {
  counted.count.mockRejectedValueOnce(new Error('away'))
  const id = await draft({ days: 40, kind: 'terms' })
  expect(await asked(id)).toContain('nu răspunde')
})

test('nothing is asked where nobody is mailed, nor ought to be', async () => {
  expect(await asked(await draft({ days: 40, kind: 'privacy' }))).toBe(nothing)
  expect(await asked(await draft({ days: 5, kind: 'privacy' }))).toBe(nothing)
  expect(await asked(await draft({ days: -9000, kind: 'terms' }))).toBe(nothing)
})

test('nothing is asked of terms that members have been told of', async () => {
  const id = await draft({ days: 40, kind: 'terms' })
  await site.cms.update({
    ...{ collection: 'legal-documents', id, locale: 'ro', overrideAccess: true },
    data: { _status: 'published' },
  })
  expect(await asked(id)).toBe(nothing)
  // Withdrawn, and to be published again, with less time left.
  const query = sql`update release_notices set state = 'stopped', told = 2 where release_id = ${id}`
  await runSql({ cms: site.cms, query })
  const inTwentyDays = releaseDateIn(20).slice(0, 10)
  expect(await asked(id, `&date=${inTwentyDays}&time=00:00`)).toContain('19 membri')
})

test('who publishes terms that members are told of too late is told so before', async () => {
  const publish = async (id: number) => {
    await site.cms.update({
      ...{ collection: 'legal-documents', id, locale: 'ro', overrideAccess: true },
      data: { _status: 'published' },
    })
  }
  await publish(await draft({ days: -20, kind: 'terms' }))
  const soon = await draft({ days: 5, kind: 'terms' })
  expect(await asked(soon)).toContain('peste 5 zile')
  expect(await asked(await draft({ days: 29, kind: 'terms' }))).toContain('peste 29 de zile')
  expect(await asked(await draft({ days: 0, kind: 'terms' }))).toContain('în vigoare azi')
  expect(await asked(await draft({ days: -30, kind: 'terms' }))).toBe(nothing)
  await publish(soon)
  expect(await asked(soon)).toBe(nothing)
})

test('what is planned is asked about for the day on which it is to happen', async () => {
  await site.cms.update({
    ...{ collection: 'legal-documents', id: await draft({ days: -20, kind: 'terms' }) },
    ...{ locale: 'ro', overrideAccess: true, data: { _status: 'published' } },
  })
  const id = await draft({ days: 40, kind: 'terms' })
  const inTenDays = releaseDateIn(10).slice(0, 10)
  expect(await asked(id, `&date=${inTenDays}&time=00:00`)).toContain('21 de membri')
  const inElevenDays = releaseDateIn(11).slice(0, 10)
  expect(await asked(id, `&date=${inElevenDays}&time=00:00`)).toContain('peste 29 de zile')
  expect(await asked(id, `&date=${inTenDays}&time=23:59`)).toContain('21 de membri')
})

test('a release that is not there, and a question about nothing, are refused', async () => {
  expect((await editor.rest('/workplace/release-notice?document=987654')).status).toBe(404)
  expect((await editor.rest('/workplace/release-notice?document=x')).status).toBe(400)
})
