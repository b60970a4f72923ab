import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runSql } from '../../src/lib/run-sql'
import { lockText } from '@/features/translation/units/change-unit'
import { useCms } from '../helpers/cms'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const unit = 'global:community:part2.title'
const path = '/globals/community?locale=ru'
let ana: SignedInEditor
let corina: SignedInEditor

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'editor' })
  corina = await signedInEditor({ site, name: 'corina', role: 'reviewer' })
  const lock = { cms: site.cms, editor: getRights(corina), unit, locale: 'ru' } as const
  await lockText({ ...lock, isLocked: true })
})

async function save(by: SignedInEditor, part2: object, isDraft = false, at = path) {
  const body = { part2, _status: isDraft ? 'draft' : 'published' }
  const query = isDraft ? `${at}&draft=true` : at
  const response = await by.rest(query, { method: 'POST', body })
  return { status: response.status, answer: await response.text() }
}

function titles() {
  const read = (draft: boolean) =>
    site.cms.findGlobal({ slug: 'community', locale: 'ru', draft, depth: 0, overrideAccess: true })
  return Promise.all([read(false), read(true)]).then((all) => all.map(({ part2 }) => part2?.title))
}

test.each([true, false])(
  'the form of a record changes no locked text, draft: %s',
  async (isDraft) => {
    const before = await titles()
    const { status, answer } = await save(ana, { title: 'Другой заголовок' }, isDraft)
    expect(status).toBe(423)
    expect(answer).toContain('locked')
    expect(await titles()).toEqual(before)
  },
)

test('what is beside it can be changed', async () => {
  const before = await titles()
  expect((await save(ana, { text: 'Спрашивайте и отвечайте.' })).status).toBe(200)
  expect(await titles()).toEqual(before)
})

test('who may lock texts may change them', async () => {
  expect((await save(corina, { title: 'Впечатления' }, true)).status).toBe(200)
  expect((await titles())[1]).toBe('Впечатления')
})

test('nor does it remove one, or the source of one', async () => {
  const source = '/globals/community?locale=ro'
  const { status, answer } = await save(ana, { title: '' }, true, source)
  expect(status).toBe(423)
  expect(answer).toContain('locked')
  const { part2 } = await site.cms.findGlobal({
    slug: 'community',
    locale: 'ro',
    draft: true,
    depth: 0,
    overrideAccess: true,
  })
  expect(part2?.title).toBeTruthy()
})

test('nor the source paragraph of a locked one, which can be unlocked where it has none', async () => {
  const lock = { cms: site.cms, editor: getRights(corina), locale: 'en' } as const
  const rows = await runSql({
    cms: site.cms,
    query: sql`select unit from translation_units where container = 'legal-documents'
      and locale = 'en' and text is not null order by document, position limit 1`,
  })
  const { unit: block } = z.object({ unit: z.string() }).parse(rows.rows[0])
  await lockText({ ...lock, unit: block, isLocked: true })
  const [, , id = ''] = block.split(':')
  const place = { collection: 'legal-documents', id, draft: true, depth: 0 } as const
  const { body } = await site.cms.findByID({ ...place, locale: 'ro', overrideAccess: true })
  if (!body) throw new Error('The seed has no text there.')
  const shorter = { ...body, root: { ...body.root, children: body.root.children.slice(1) } }
  const remove = (by: SignedInEditor) =>
    by.rest(`/legal-documents/${id}?locale=ro&draft=true`, {
      method: 'PATCH',
      body: { body: shorter, _status: 'draft' },
    })
  expect((await remove(ana)).status).toBe(423)
  const chief = await signedInEditor({ site, name: 'sefa', role: 'admin' })
  expect((await remove(chief)).status).toBe(200)
  await lockText({ ...lock, unit: block, isLocked: false })
})
