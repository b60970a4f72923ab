import { expect, request, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import type { Locale } from '../../src/i18n/locales'
import { editorAccount } from './editor-account'
import type { OwnSite } from './start-own-site'

const list = z.object({ docs: z.array(z.looseObject({ id: z.number() })) })
const created = z.object({ doc: z.looseObject({ id: z.number() }) })
const record = z.looseObject({})

type Edit = { locale: Locale; data: object }
type UploadedFile = { name: string; mimeType: string; buffer: Buffer }

export type EditorClient = {
  /** The number of the project at an address. */
  projectAt: (slug: string) => Promise<number>
  /** The number of the message with a key. */
  messageAt: (key: string) => Promise<number>
  /** A record in one language, without fallback. */
  read: (target: { path: string; locale: Locale }) => Promise<z.infer<typeof record>>
  /** The same of its newest draft. */
  readDraft: (target: { path: string; locale: Locale }) => Promise<z.infer<typeof record>>
  /** Creates a record and gives its number; published when `data` says so. */
  create: (options: Edit & { collection: string }) => Promise<number>
  /** Uploads a picture and gives its number. */
  upload: (options: Edit & { file: UploadedFile }) => Promise<number>
  publish: (options: Edit & { path: string }) => Promise<void>
  /** Stores a draft beside what is public. */
  saveDraft: (options: Edit & { path: string }) => Promise<void>
  unpublish: (options: { path: string; locale: Locale }) => Promise<void>
  close: () => Promise<void>
}

/** Works on the site's records over REST, signed in as its first editor. */
export async function openEditorClient(site: OwnSite): Promise<EditorClient> {
  const { origin } = site
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } })
  const answer = await api.post('/api/editors/login', { data: editorAccount(site) })
  expect(answer.status(), await answer.text()).toBe(200)

  return {
    async projectAt(slug) {
      const query = `where[slug][equals]=${slug}&locale=ro&depth=0`
      const found = list.parse(await readJson({ api, path: `/api/projects?${query}` }))
      expect(found.docs, `project ${slug}`).toHaveLength(1)
      return found.docs[0]?.id ?? 0
    },
    async messageAt(key) {
      const query = `where[key][equals]=${key}&locale=ro&depth=0`
      const found = list.parse(await readJson({ api, path: `/api/messages?${query}` }))
      expect(found.docs, `message ${key}`).toHaveLength(1)
      return found.docs[0]?.id ?? 0
    },
    async read({ path, locale }) {
      return record.parse(await readJson({ api, path: `${path}?locale=${locale}&depth=0` }))
    },
    async readDraft({ path, locale }) {
      const query = `locale=${locale}&depth=0&draft=true`
      return record.parse(await readJson({ api, path: `${path}?${query}` }))
    },
    async create({ collection, locale, data }) {
      const response = await api.post(`/api/${collection}?locale=${locale}&depth=0`, { data })
      expect(response.status(), await response.text()).toBe(201)
      return created.parse(await response.json()).doc.id
    },
    async upload({ file, locale, data }) {
      const multipart = { file, _payload: JSON.stringify(data) }
      const response = await api.post(`/api/media?locale=${locale}&depth=0`, { multipart })
      expect(response.status(), await response.text()).toBe(201)
      return created.parse(await response.json()).doc.id
    },
    publish: ({ path, locale, data }) =>
      send({ api, path: `${path}?locale=${locale}`, data: { ...data, _status: 'published' } }),
    saveDraft: ({ path, locale, data }) =>
      send({
        api,
        path: `${path}?locale=${locale}&draft=true`,
        data: { ...data, _status: 'draft' },
      }),
    unpublish: ({ path, locale }) =>
      send({ api, path: `${path}?locale=${locale}`, data: { _status: 'draft' } }),
    close: () => api.dispose(),
  }
}

async function readJson({ api, path }: { api: APIRequestContext; path: string }): Promise<unknown> {
  const response = await api.get(path)
  expect(response.status(), path).toBe(200)
  return response.json()
}

async function send({
  api,
  path,
  data,
}: {
  api: APIRequestContext
  path: string
  data: object
}): Promise<void> {
  // Payload saves a global with POST and a record of a collection with PATCH.
  const method = path.startsWith('/api/globals/') ? 'POST' : 'PATCH'
  const response = await api.fetch(path, { method, data })
  expect(response.status(), await response.text()).toBe(200)
}
