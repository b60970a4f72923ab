import { beforeAll, expect, test } from 'vitest'
import { saveText } from '@/features/translation/units/save-text'
import { readView } from '@/features/translation/reading/read-unit'
import type { Locale } from '@/i18n/locales'
import { useCms } from '../helpers/cms'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const collection = 'projects'
let ana: SignedInEditor

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'admin' })
})

/** A copy of a project in Romanian alone. */
async function makeProject(options: { slug: string; isPublic: boolean }): Promise<number> {
  const { slug, isPublic } = options
  const { docs } = await site.cms.find({ collection, locale: 'ro', limit: 1, depth: 0 })
  const [sample] = docs
  if (!sample) throw new Error('There is no project.')
  const { id: _id, _status, ...texts } = sample
  const { id } = await site.cms.create({
    collection,
    locale: 'ro',
    draft: !isPublic,
    data: { ...texts, slug, _status: isPublic ? 'published' : 'draft' },
    overrideAccess: true,
  })
  return id
}

function read({ id, locale, draft }: { id: number; locale: Locale; draft: boolean }) {
  return site.cms.findByID({ collection, id, draft, locale, fallbackLocale: false, depth: 0 })
}

type Save = { id: number; locale: Locale; field: string; text: string; approve: boolean }

async function save({ id, field, locale, text, approve }: Save): Promise<void> {
  const unit = `collection:projects:${id}:${field}`
  const by = { cms: site.cms, editor: getRights(ana), language: 'ro' } as const
  const { hash: expectedHash } = await readView({ ...by, unit, locale })
  const input = { unit, locale, text, expectedHash, approve }
  const expected = { status: 'saved', view: { text, ...(approve ? { state: 'approved' } : {}) } }
  expect(await saveText({ ...by, input })).toMatchObject(expected)
}

test('the first text that is approved in a language brings no other draft to readers', async () => {
  const id = await makeProject({ slug: 'first-approval', isPublic: true })
  const order = (await read({ id, locale: 'ro', draft: false })).order
  const how = { collection, id, locale: 'ru', draft: true, overrideAccess: true } as const
  await site.cms.update({ ...how, data: { order: order + 50 } })
  const inRussian = { id, locale: 'ru' } as const
  await save({ ...inRussian, field: 'title', text: 'Недописанное', approve: false })
  await save({ ...inRussian, field: 'catchphrase', text: 'Готовый девиз', approve: true })

  const shown = await read({ ...inRussian, draft: false })
  expect(shown).toMatchObject({ catchphrase: 'Готовый девиз', order, _status: 'published' })
  expect(shown.title ?? null).toBeNull()
  const draft = { title: 'Недописанное', catchphrase: 'Готовый девиз', order: order + 50 }
  expect(await read({ ...inRussian, draft: true })).toMatchObject(draft)
})

test('a text that is approved does not publish a record that nobody has published', async () => {
  const id = await makeProject({ slug: 'never-published', isPublic: false })
  for (const locale of ['ro', 'ru'] as const) {
    await save({ id, locale, field: 'catchphrase', text: `Pasiuni ${locale}`, approve: true })
    const newest = await read({ id, locale, draft: true })
    expect(newest).toMatchObject({ catchphrase: `Pasiuni ${locale}`, _status: 'draft' })
    expect((await read({ id, locale, draft: false }))._status).not.toBe('published')
  }
})
