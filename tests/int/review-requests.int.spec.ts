import { beforeAll, expect, test } from 'vitest'
import { inTransaction } from '@/cms/transaction'
import type { Locale } from '../../src/i18n/locales'
import {
  publishReviewed,
  returnReview,
  withdrawReview,
} from '../../src/features/publishing/review/decide-review'
import { isRead } from '../../src/features/publishing/review/is-read'
import { listReviews } from '../../src/features/publishing/review/list-reviews'
import { publishingView } from '../../src/features/publishing/publishing-view'
import { requestReview } from '../../src/features/publishing/review/request-review'
import { AppError } from '@/lib/errors/app-error'
import { getRights } from '../helpers/get-rights'
import { openForm } from '../helpers/record-form'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'
import { useTranslators } from '../helpers/translators'
import { untilWaiting } from '../helpers/until-waiting'

const { site, team, russianTitle } = useTranslators()

let reader: SignedInEditor

beforeAll(async () => {
  reader = await signedInEditor({ site, name: 'redactor-sef', role: 'editor' })
})

function workplaceSentence(error: unknown) {
  return error instanceof AppError ? error.sentence : null
}

const project = () => ({ container: 'projects', document: String(team().project) })

function ask(options: { by: SignedInEditor; locale?: Locale; note?: string }): Promise<number> {
  const { by, locale = 'ru', note = '' } = options
  return requestReview({ cms: site.cms, editor: getRights(by), locale, note, ...project() })
}

const decision = (by: SignedInEditor, id: number) => ({
  cms: site.cms,
  editor: getRights(by),
  id,
})

async function write(title: string): Promise<void> {
  const { translator, project: id } = team()
  const answer = await translator.rest(`/projects/${id}?locale=ru&draft=true`, {
    method: 'PATCH',
    body: { title },
  })
  expect(answer.status).toBe(200)
}

async function newest(locale: Locale = 'ru') {
  const editor = getRights(reader)
  const view = await publishingView({ cms: site.cms, editor, now: new Date(), ...project() })
  return view.reviews.find((review) => review.locale === locale)
}

/** Publishes what is drafted now, or what `draft` was the stamp of. */
async function publish(options: { by: SignedInEditor; id: number; draft?: string | null }) {
  const { by, id, draft = (await newest())?.draft } = options
  await publishReviewed({ ...decision(by, id), draft: draft ?? '' })
}

test('there has to be a draft, in a language of one’s own', async () => {
  const { translator } = team()
  await expect(ask({ by: translator })).rejects.toMatchObject({ code: 'conflict' })
  await write('Первая версия')
  await expect(ask({ by: translator, locale: 'en' })).rejects.toMatchObject({ code: 'forbidden' })
})

test('a draft is sent, returned with an answer, sent again and published', async () => {
  const { translator, approver } = team()
  const id = await ask({ by: translator, note: 'Проверьте, пожалуйста, название.' })
  expect(await newest()).toMatchObject({
    id,
    state: 'waiting',
    authorName: 'perevodchik',
    note: 'Проверьте, пожалуйста, название.',
  })
  await expect(ask({ by: translator })).rejects.toMatchObject({ code: 'conflict' })
  await expect(publish({ by: translator, id })).rejects.toMatchObject({
    code: 'forbidden',
  })
  await expect(returnReview({ ...decision(translator, id), answer: 'Нет' })).rejects.toMatchObject({
    code: 'forbidden',
  })

  await returnReview({ ...decision(approver, id), answer: 'Короче, пожалуйста.' })
  expect(await newest()).toMatchObject({
    state: 'returned',
    decidedByName: 'perevodchik-starshiy',
    answer: 'Короче, пожалуйста.',
  })
  expect(await russianTitle({ draft: false })).not.toBe('Первая версия')

  await write('Короче')
  const again = await ask({ by: translator })
  await publish({ by: approver, id: again })
  expect(await newest()).toMatchObject({
    id: again,
    state: 'published',
    decidedByName: 'perevodchik-starshiy',
  })
  expect(await russianTitle({ draft: false })).toBe('Короче')
  await expect(publish({ by: approver, id: again })).rejects.toMatchObject({
    code: 'conflict',
  })
})

test('words that were typed after the draft was read wait for another reading', async () => {
  const { translator, approver } = team()
  await write('Прочитано')
  const id = await ask({ by: translator })
  const read = await newest()
  await write('Дописано потом')
  const refused = publish({ by: approver, id, draft: read?.draft ?? '' })
  const said = await refused.then(() => null, workplaceSentence)
  expect(said?.en).toContain('The draft has changed in the meantime.')
  expect(await russianTitle({ draft: false })).toBe('Короче')
  expect(await newest()).toMatchObject({ id, state: 'waiting' })

  await write('Прочитано')
  expect((await newest())?.draft).toBe(read?.draft)
  await publish({ by: approver, id })
  expect(await russianTitle({ draft: false })).toBe('Прочитано')
})

test('a form that was open before the words were typed does not show what waits', async () => {
  const { translator, approver, project: id } = team()
  const open = () => openForm({ editor: approver, path: `/projects/${id}`, locale: 'ru' })
  const draft = async () => (await newest())?.draftFields ?? {}
  await write('До загрузки')
  const request = await ask({ by: translator })
  const form = await open()
  expect(isRead({ base: form.base, draft: await draft() })).toBe(true)
  form.type('catchphrase', 'Своими словами')
  expect(await form.save()).toMatchObject({ status: 200 })
  expect(isRead({ base: form.base, draft: await draft() })).toBe(true)

  await write('После загрузки')
  expect(isRead({ base: form.base, draft: await draft() })).toBe(false)
  const again = await open()
  expect(isRead({ base: again.base, draft: await draft() })).toBe(true)
  await withdrawReview(decision(translator, request))
})

test('the author takes a request back, nobody else without rights does', async () => {
  const { translator } = team()
  await write('Взять назад')
  const id = await ask({ by: translator })
  const stranger = await signedInEditor({
    site,
    name: 'perevodchik-en',
    role: 'translator',
    languages: ['en'],
  })
  await expect(withdrawReview(decision(stranger, id))).rejects.toMatchObject({ code: 'forbidden' })
  await withdrawReview(decision(translator, id))
  expect(await newest()).toMatchObject({ state: 'withdrawn', decidedByName: 'perevodchik' })
})

test('publishing in another way answers the request, for its language only', async () => {
  const { translator, approver, project: id } = team()
  await write('Через панель')
  await ask({ by: translator })
  await site.cms.update({
    collection: 'projects',
    id,
    locale: 'ro',
    draft: true,
    data: { title: 'Alt titlu' },
    overrideAccess: true,
  })
  await ask({ by: reader, locale: 'ro' })
  const answer = await approver.rest(`/projects/${id}?locale=ru`, {
    method: 'PATCH',
    body: { _status: 'published' },
  })
  expect(answer.status).toBe(200)
  expect(await newest('ru')).toMatchObject({
    state: 'published',
    decidedByName: 'perevodchik-starshiy',
  })
  expect(await newest('ro')).toMatchObject({ state: 'waiting' })
})

test('what is being published meanwhile waits for nobody', async () => {
  const { cms } = site
  const { translator, project: id } = team()
  await write('Пока публикуют')
  const { asked } = await inTransaction({
    cms,
    work: async (req) => {
      await cms.update({
        ...{ collection: 'projects', id, locale: 'ru', overrideAccess: true, req },
        data: { _status: 'published' },
      })
      const asking = ask({ by: translator })
      await untilWaiting({ cms, work: asking })
      return { asked: asking }
    },
  })
  await expect(asked).rejects.toMatchObject({ code: 'conflict' })
  expect(await russianTitle({ draft: false })).toBe('Пока публикуют')
  expect(await newest('ru')).not.toMatchObject({ state: 'waiting' })
})

test('what the record itself refuses is said, and the request keeps waiting', async () => {
  const { project: id } = team()
  const draft = await reader.rest(`/projects/${id}?locale=ro&draft=true`, {
    method: 'PATCH',
    body: { catchphrase: '' },
  })
  expect(draft.status).toBe(200)
  const request = await newest('ro')
  const refused = publish({ by: reader, id: request?.id ?? 0, draft: request?.draft ?? '' })
  const said = await refused.then(() => null, workplaceSentence)
  expect(said?.ro).toContain('Deviză')
  expect(said?.en).toContain('Catchphrase')
  expect(await newest('ro')).toMatchObject({ state: 'waiting' })
})

test('a record in the trash waits for nobody', async () => {
  const { project: id } = team()
  await site.cms.update({
    collection: 'projects',
    id,
    data: { deletedAt: new Date().toISOString() },
    overrideAccess: true,
  })
  const reviews = await listReviews({ cms: site.cms, ...project() })
  const states = reviews.filter(({ locale }) => locale === 'ro').map(({ state }) => state)
  expect(states).toEqual(['withdrawn'])
})
