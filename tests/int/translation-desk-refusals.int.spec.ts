import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { readUnits } from '@/features/translation/units/unit-place'
import { findContainer } from '@/features/translation/content/containers'
import { textHash } from '@/i18n/text-hash'
import { inTransaction } from '@/cms/transaction'
import { useCms } from '../helpers/cms'
import { publishedProject } from '../helpers/own-records'
import { paragraph, richText, textNode } from '../helpers/rich-text'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'editor' })
})

/** The units of a reply template's text, as the desk has them. */
async function templateText(name: string) {
  const { id } = await site.cms.create({
    collection: 'reply-templates',
    data: { name, subject: 'Mulțumim', text: 'Bună, {name}!' },
    locale: 'ro',
    overrideAccess: true,
  })
  const container = findContainer({ cms: site.cms, slug: 'reply-templates' })
  if (!container) throw new Error('Reply templates are not on the desk.')
  const place = { cms: site.cms, container, document: String(id) }
  const units = await inTransaction({ cms: site.cms, work: (req) => readUnits({ ...place, req }) })
  const unit = units.find(({ path }) => path === 'text')
  if (!unit) throw new Error('The text is not on the desk.')
  return unit
}

async function save({ body, language }: { body: object; language: string }): Promise<Response> {
  const headers = {
    cookie: `${editor.cookie}; payload-lng=${language}`,
    origin: 'http://localhost:3000',
    'content-type': 'application/json',
  }
  return site.rest('/translations/save', { method: 'POST', headers, body: JSON.stringify(body) })
}

test('a text that its record does not take is refused with the record’s sentence', async () => {
  const { unit, texts } = await templateText('Mulțumiri')
  const sentences = {
    ro: 'Între acolade poate sta numai: {name}, {message}.',
    en: 'Braces can hold only: {name}, {message}.',
    ru: 'В фигурных скобках может стоять только: {name}, {message}.',
  }
  const edit = { unit, locale: 'ro', expectedHash: textHash(texts.ro), approve: false }
  for (const language of locales) {
    const answer = await save({ body: { ...edit, text: 'Bună, {nume}!' }, language })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ code: 'bad-request', message: sentences[language] })
  }
  const good = await save({ body: { ...edit, text: 'Dragă {name}, bună!' }, language: 'en' })
  expect(good.status).toBe(200)
})

test('a Romanian text is not emptied at the desk', async () => {
  const { unit, texts } = await templateText('Salut')
  const body = { unit, locale: 'ro', text: ' ', expectedHash: textHash(texts.ro), approve: false }
  const answer = await save({ body, language: 'en' })
  expect(answer.status).toBe(409)
  expect(await answer.json()).toMatchObject({
    code: 'conflict',
    message:
      'A Romanian text is emptied in the form of its record: there you see what becomes of its translations.',
  })
})

test.each(['<br/>', '<b></b>', '<i> </i>'])('nor a block of rich text by %s', async (text) => {
  const { unit, texts } = await descriptionOf(await publishedProject({ site, slug: randomUUID() }))
  const body = { unit, locale: 'ro', text, expectedHash: textHash(texts.ro), approve: false }
  const answer = await save({ body, language: 'en' })
  expect([answer.status, await answer.text()]).toEqual([
    409,
    expect.stringContaining('A Romanian text is emptied in the form of its record'),
  ])
})

/** The unit of the one block of a description that the project gets. */
async function descriptionOf(id: number) {
  const description = richText(paragraph(textNode('Filme vechi.')))
  await site.cms.update({
    ...{ collection: 'projects', id, locale: 'ro', data: { description, _status: 'published' } },
    overrideAccess: true,
  })
  const container = findContainer({ cms: site.cms, slug: 'projects' })
  if (!container) throw new Error('Projects are not on the desk.')
  const place = { cms: site.cms, container, document: String(id) }
  const units = await inTransaction({ cms: site.cms, work: (req) => readUnits({ ...place, req }) })
  const unit = units.find(({ format }) => format === 'rich-text')
  if (!unit) throw new Error('The description is not on the desk.')
  return unit
}
