import { beforeAll, expect, test } from 'vitest'
import { mergeEditFirst } from '@/features/editing/hooks/merge-edit'
import { getEditBase } from '@/lib/edit-base'
import { useCms } from '../helpers/cms'
import { uploadedPicture } from '../helpers/own-records'
import { plainPicture } from '../helpers/plain-picture'
import { openForm } from '../helpers/record-form'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let ana: SignedInEditor
let boris: SignedInEditor

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'admin' })
  boris = await signedInEditor({ site, name: 'boris', role: 'editor' })
})

test('every form of a record that several may edit says what it was filled with', () => {
  const { collections } = site.cms.config
  const shared = collections.filter(({ hooks }) => hooks.beforeOperation.includes(mergeEditFirst))
  expect(shared.map(({ slug }) => slug)).toContain('media')
  const silent = shared.filter(
    ({ admin }) => !JSON.stringify(admin.components?.edit ?? {}).includes('#EditBase'),
  )
  expect(silent.map(({ slug }) => slug)).toEqual([])
})

function picture(id: number) {
  return site.cms.findByID({ collection: 'media', id, locale: 'ro', overrideAccess: true })
}

async function openTwo(id: number) {
  const path = `/media/${id}`
  const one = await openForm({ editor: ana, path, locale: 'ro' })
  return [one, await openForm({ editor: boris, path, locale: 'ro' })] as const
}

test('of two forms of a picture each keeps what the other has typed', async () => {
  const id = await uploadedPicture({ site, name: 'doua-formulare.png' })
  const [one, other] = await openTwo(id)
  one.type('alt', 'O sală plină')
  other.type('credit', 'Ion Foto')
  expect(await one.save({ publish: true })).toMatchObject({ status: 200 })
  const saved = await other.save({ publish: true })
  expect(saved).toMatchObject({ status: 200, doc: { editKept: ['alt'] } })
  expect(await picture(id)).toMatchObject({ alt: 'O sală plină', credit: 'Ion Foto' })
})

test('a text of a picture that both have changed is shown to the second', async () => {
  const id = await uploadedPicture({ site, name: 'acelasi-text.png' })
  const [one, other] = await openTwo(id)
  one.type('alt', 'O sală plină')
  other.type('alt', 'O sală goală')
  expect(await one.save({ publish: true })).toMatchObject({ status: 200 })
  const refused = await other.save({ publish: true })
  expect(refused.status).toBe(409)
  expect(refused.conflict).toMatchObject({
    by: 'ana',
    fields: [{ path: 'alt', theirs: { text: 'O sală plină' }, mine: { text: 'O sală goală' } }],
  })
  expect(await picture(id)).toMatchObject({ alt: 'O sală plină' })
})

async function replaceFile(id: number) {
  const { values } = await openForm({ editor: boris, path: `/media/${id}`, locale: 'ro' })
  const data = await plainPicture({ width: 900, height: 700 })
  const body = new FormData()
  body.append('file', new File([new Uint8Array(data)], 'schimbata.png', { type: 'image/png' }))
  const sent = { ...values, credit: 'Ion Foto', editBase: getEditBase(values) }
  body.append('_payload', JSON.stringify(sent))
  return boris.rest(`/media/${id}?locale=ro&fallback-locale=null&depth=0`, {
    method: 'PATCH',
    body,
  })
}

test('a form that was open before the file was replaced does not bring the old one back', async () => {
  const id = await uploadedPicture({ site, name: 'veche-la-forma.png' })
  const old = await openForm({ editor: ana, path: `/media/${id}`, locale: 'ro' })
  expect((await replaceFile(id)).status).toBe(200)
  const replaced = await picture(id)
  expect(replaced).toMatchObject({
    ...{ filename: 'schimbata.webp', width: 900, height: 700 },
    ...{ alt: 'O sală de cinema', credit: 'Ion Foto' },
  })

  old.type('alt', 'O sală plină')
  expect(await old.save({ publish: true })).toMatchObject({ status: 200 })
  const { filename, filesize, width, height, sizes, credit } = replaced
  expect(await picture(id)).toMatchObject({
    ...{ filename, filesize, width, height, sizes, credit },
    alt: 'O sală plină',
  })
  expect((await site.rest(`/media/file/${filename ?? ''}`)).status).toBe(200)
})

test('a focal point that was chosen meanwhile stays', async () => {
  const id = await uploadedPicture({ site, name: 'focar-ales.png' })
  const old = await openForm({ editor: ana, path: `/media/${id}`, locale: 'ro' })
  const query = new URLSearchParams({ locale: 'ro' })
  query.set('uploadEdits[focalPoint][x]', '10')
  query.set('uploadEdits[focalPoint][y]', '20')
  const { values } = await openForm({ editor: boris, path: `/media/${id}`, locale: 'ro' })
  const body = { ...values, editBase: getEditBase(values) }
  const answer = await boris.rest(`/media/${id}?${query.toString()}`, { method: 'PATCH', body })
  expect(answer.status).toBe(200)
  expect(await picture(id)).toMatchObject({ focalX: 10, focalY: 20 })
  old.type('alt', 'O sală plină')
  expect(await old.save({ publish: true })).toMatchObject({ status: 200 })
  expect(await picture(id)).toMatchObject({ focalX: 10, focalY: 20, alt: 'O sală plină' })
})
