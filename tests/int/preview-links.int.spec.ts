import { beforeAll, expect, test } from 'vitest'
import {
  makePreviewLink,
  openPreviewLink,
} from '../../src/features/publishing/preview/preview-link'
import { linkLife, signPass } from '../../src/cms/preview-pass'
import { useCms } from '../helpers/cms'
import { getRights } from '../helpers/get-rights'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const secret = 'a-secret-for-tests-only'
const now = new Date()

let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'editor' })
})

async function linkTo({
  by = editor,
  ...record
}: {
  container: string
  document?: string | number
  by?: SignedInEditor
}): Promise<string> {
  const { path } = await makePreviewLink({
    cms: site.cms,
    editor: getRights(by),
    locale: 'ru',
    secret,
    now,
    container: record.container,
    document: String(record.document ?? ''),
  })
  return path.replace('/preview/shared/', '')
}

function open(token: string, at = now) {
  return openPreviewLink({ cms: site.cms, token, secret, now: at })
}

test('each kind of record is shown on its own page, by the address its draft has', async () => {
  const { cms } = site
  const [projects, entries, documents] = await Promise.all([
    cms.find({ collection: 'projects', limit: 1, overrideAccess: true }),
    cms.find({ collection: 'timeline-entries', limit: 1, overrideAccess: true }),
    cms.find({ collection: 'legal-documents', limit: 1, overrideAccess: true }),
  ])
  const project = projects.docs[0]?.id ?? 0
  const legal = documents.docs[0]
  const token = await linkTo({ container: 'projects', document: project })
  await cms.update({
    collection: 'projects',
    id: project,
    draft: true,
    data: { slug: 'alta-adresa' },
    overrideAccess: true,
  })
  expect(await open(token)).toMatchObject({ kind: 'page', locale: 'ru', path: '/proj/alta-adresa' })
  const pages = {
    'timeline-entries': [entries.docs[0]?.id, '/about'],
    'legal-documents': [legal?.id, `/${legal?.kind}/${legal?.releaseDate.slice(0, 10)}`],
    home: ['', ''],
    'projects-page': ['', '/proj'],
    footer: ['', ''],
  } as const
  for (const [container, [document = '', path]] of Object.entries(pages)) {
    const opened = await open(await linkTo({ container, document }))
    expect(opened, container).toMatchObject({ kind: 'page', path })
  }
})

test('after a day the link is over; changed, it is none', async () => {
  const token = await linkTo({ container: 'about' })
  const last = new Date(now.getTime() + linkLife - 1)
  expect((await open(token, last)).kind).toBe('page')
  const over = new Date(now.getTime() + linkLife)
  expect(await open(token, over)).toEqual({ kind: 'over', locale: 'ru' })
  expect(await open(`${token}a`)).toEqual({ kind: 'wrong' })
  expect(await open('garbage')).toEqual({ kind: 'wrong' })
})

test('the pass of an editor is no link', async () => {
  const pass = { record: null, locale: 'ro', until: now.getTime() + 1000 } as const
  expect(await open(signPass({ pass, secret }))).toEqual({ kind: 'wrong' })
})

test('a link to what was deleted is over', async () => {
  const { id } = await site.cms.create({
    collection: 'timeline-entries',
    locale: 'ru',
    draft: true,
    data: { title: 'Скоро исчезнет', date: now.toISOString(), _status: 'draft' },
    overrideAccess: true,
  })
  const token = await linkTo({ container: 'timeline-entries', document: id })
  expect((await open(token)).kind).toBe('page')
  await site.cms.delete({ collection: 'timeline-entries', id, overrideAccess: true })
  expect(await open(token)).toEqual({ kind: 'over', locale: 'ru' })
})

test('only who writes a language gives out its drafts', async () => {
  const by = await signedInEditor({
    site,
    name: 'traducator-en',
    role: 'translator',
    languages: ['en'],
  })
  await expect(linkTo({ container: 'about', by })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(linkTo({ container: 'messages', document: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
  await expect(linkTo({ container: 'editors', document: 1 })).rejects.toMatchObject({
    code: 'not-found',
  })
})
