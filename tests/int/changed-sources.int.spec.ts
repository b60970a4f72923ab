import { beforeAll, beforeEach, expect, test } from 'vitest'
import { readView } from '@/features/translation/reading/read-unit'
import { useCms } from '../helpers/cms'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const unit = 'global:community:part2.title'
const locale = 'ru'
let ana: SignedInEditor
let boris: SignedInEditor

beforeAll(async () => {
  ana = await signedInEditor({ site, name: 'ana', role: 'admin' })
  boris = await signedInEditor({ site, name: 'boris', role: 'admin' })
})

async function publishSource(title: string): Promise<void> {
  const path = '/globals/community?locale=ro'
  const body = { part2: { title }, _status: 'published' }
  expect((await ana.rest(path, { method: 'POST', body })).status).toBe(200)
}

function look() {
  return readView({ cms: site.cms, editor: getRights(boris), unit, locale, language: 'ru' })
}

async function post(name: 'save' | 'confirm', body: object) {
  const path = `/translations/${name}`
  const response = await boris.rest(path, { method: 'POST', body: { unit, locale, ...body } })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

function isOutdated(): Promise<boolean> {
  return look().then((view) => view.isOutdated)
}

beforeEach(async () => {
  await publishSource('Comunitatea se întâlnește marți')
})

test('a translation is not found still valid for a source that nobody has seen', async () => {
  const seen = await look()
  expect(seen.isOutdated).toBe(true)
  await publishSource('Comunitatea se întâlnește joi')
  const call = { expectedHash: seen.hash, sourceHash: seen.sourceHash }
  const { status, answer } = await post('confirm', call)
  expect(status).toBe(409)
  expect(answer).toMatchObject({ view: { texts: { ro: 'Comunitatea se întâlnește joi' } } })
  expect(await isOutdated()).toBe(true)

  const { hash: expectedHash, sourceHash } = await look()
  expect((await post('confirm', { expectedHash, sourceHash })).status).toBe(200)
  expect(await isOutdated()).toBe(false)
})

test.each([true, false])(
  'a translation of the source before is not stored: %s',
  async (approve) => {
    const seen = await look()
    await publishSource('Comunitatea nu se întâlnește marți')
    const text = `Сообщество встречается во вторник${approve ? '' : '!'}`
    const call = { text, approve, expectedHash: seen.hash, sourceHash: seen.sourceHash }
    const { status, answer } = await post('save', call)
    expect(status).toBe(409)
    const texts = { ro: 'Comunitatea nu se întâlnește marți', ru: seen.texts.ru }
    expect(answer).toMatchObject({ status: 'source-changed', view: { texts } })
    expect((await look()).texts.ru).toBe(seen.texts.ru)
  },
)

test('other capitals in the source keep nobody', async () => {
  const seen = await look()
  await publishSource('Comunitatea  se întâlnește Marți')
  const text = 'Сообщество встречается по вторникам'
  const call = { text, approve: true, expectedHash: seen.hash, sourceHash: seen.sourceHash }
  expect((await post('save', call)).status).toBe(200)
})
