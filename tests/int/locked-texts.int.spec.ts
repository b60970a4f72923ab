import { beforeAll, expect, test } from 'vitest'
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
