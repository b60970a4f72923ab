import { beforeAll, expect, test } from 'vitest'
import { saveText } from '@/features/translation/units/save-text'
import { readView } from '@/features/translation/reading/read-unit'
import { useCms } from '../helpers/cms'
import { openForm } from '../helpers/record-form'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let ana: SignedInEditor
let boris: SignedInEditor

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'admin' })
  boris = await signedInEditor({ site, name: 'boris', role: 'admin' })
})

async function firstProject() {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1, depth: 0 })
  return docs[0]?.id ?? 0
}

function project(id: number, draft = true) {
  return site.cms.findByID({ collection: 'projects', id, draft, locale: 'ru' })
}

test('an old form publishes what was typed into it and undoes nothing else', async () => {
  const id = await firstProject()
  const path = `/projects/${id}`
  const old = await openForm({ editor: ana, path, locale: 'ru' })
  const [unit, text] = [`collection:projects:${id}:catchphrase`, 'Кино, которое объединяет людей.']
  const by = { cms: site.cms, editor: getRights(boris), language: 'ru' as const }
  const { hash } = await readView({ ...by, unit, locale: 'ru' })
  const input = { unit, locale: 'ru' as const, text, expectedHash: hash, approve: true }
  expect(await saveText({ ...by, input })).toMatchObject({ status: 'saved' })

  old.type('title', 'Новый заголовок')
  const saved = await old.save({ publish: true })
  expect(saved.status).toBe(200)
  expect(saved.doc).toMatchObject({ title: 'Новый заголовок', catchphrase: text })
  expect(saved.doc).toMatchObject({ editKept: ['catchphrase'] })
  for (const draft of [true, false]) {
    expect(await project(id, draft)).toMatchObject({ title: 'Новый заголовок', catchphrase: text })
  }
})

test('of two forms each keeps what the other has typed, and a field of both is shown to both', async () => {
  const path = `/projects/${await firstProject()}`
  const [one, other] = [
    await openForm({ editor: ana, path, locale: 'ru' }),
    await openForm({ editor: boris, path, locale: 'ru' }),
  ]
  one.type('title', 'Первый')
  other.type('catchphrase', 'Второй девиз')
  expect(await one.save({ autosave: true })).toMatchObject({ status: 200 })
  expect(await other.save({ autosave: true })).toMatchObject({ status: 200 })
  one.type('title', 'Первый, ещё раз')
  expect(await one.save({ autosave: true })).toMatchObject({ status: 200 })
  expect(await project(await firstProject())).toMatchObject({
    title: 'Первый, ещё раз',
    catchphrase: 'Второй девиз',
  })

  other.type('title', 'Заголовок второго')
  const refused = await other.save({ publish: true })
  expect(refused.status).toBe(409)
  expect(refused.conflict).toMatchObject({
    by: 'ana',
    fields: [
      {
        path: 'title',
        theirs: { value: 'Первый, ещё раз', text: 'Первый, ещё раз' },
        mine: { text: 'Заголовок второго' },
      },
    ],
  })
  expect(await project(await firstProject())).toMatchObject({ title: 'Первый, ещё раз' })
  other.know('title', 'Первый, ещё раз')
  expect(await other.save({ publish: true })).toMatchObject({ status: 200 })
  expect(await project(await firstProject(), false)).toMatchObject({ title: 'Заголовок второго' })
})

test('an old form publishes no draft that it has not shown', async () => {
  const id = await firstProject()
  const path = `/projects/${id}`
  const [one, other] = [
    await openForm({ editor: ana, path, locale: 'ru' }),
    await openForm({ editor: boris, path, locale: 'ru' }),
  ]
  one.type('catchphrase', 'Ещё не готово')
  expect(await one.save({ autosave: true })).toMatchObject({ status: 200 })
  other.type('title', 'Готовый заголовок')
  expect(await other.save({ publish: true })).toMatchObject({ status: 409, conflict: null })
  expect((await project(id, false)).catchphrase).not.toBe('Ещё не готово')
  expect(await other.save({ autosave: true })).toMatchObject({
    status: 200,
    doc: { editKept: ['catchphrase'], editNews: 'Deviză' },
  })
  expect(await other.save({ publish: true })).toMatchObject({ status: 200 })
  const shown = { title: 'Готовый заголовок', catchphrase: 'Ещё не готово' }
  expect(await project(id, false)).toMatchObject(shown)
})

test('a form of a global merges as well', async () => {
  const [one, other] = [
    await openForm({ editor: ana, path: '/globals/site', locale: 'ru' }),
    await openForm({ editor: boris, path: '/globals/site', locale: 'ru' }),
  ]
  expect(await one.save({ publish: true })).toMatchObject({ status: 200 })
  expect(await other.save()).toMatchObject({ status: 200 })
})

test('calls without a base write the fields that they send, and the base is stored nowhere', async () => {
  const id = await firstProject()
  const before = await project(id)
  const body = { title: 'По одному', editBase: 'nothing of the kind' }
  const { status } = await boris.rest(`/projects/${id}?locale=ru&draft=true`, {
    method: 'PATCH',
    body,
  })
  expect(status).toBe(200)
  const { title, catchphrase } = await project(id)
  expect({ title, catchphrase }).toEqual({ title: 'По одному', catchphrase: before.catchphrase })
  const created = await boris.rest('/glossary-terms?locale=ro', {
    method: 'POST',
    body: { name: 'termen', editBase: {} },
  })
  expect(created.status).toBeLessThan(500)
})
