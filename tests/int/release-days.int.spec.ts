import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { LegalDocument } from '@/payload-types'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
const noon = (day: string) => `${day}T12:00:00.000Z`
const answer = z.object({
  errors: z.tuple([
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }),
    }),
  ]),
})

let admin: SignedInEditor

beforeAll(async () => {
  admin = await signedInEditor({ site, name: 'Ana', role: 'admin' })
})

async function draft(kind: 'privacy' | 'terms', day: string): Promise<number> {
  const { id } = await site.cms.create({
    collection: 'legal-documents',
    locale: 'ro',
    draft: true,
    data: { name: `Ediția ${day}`, kind, releaseDate: noon(day), _status: 'draft' },
    overrideAccess: true,
  })
  return id
}

type Change = Partial<LegalDocument> & { language?: string }

function save(id: number, { language = 'ro', ...data }: Change) {
  return admin.rest(`/legal-documents/${id}?locale=ro`, {
    method: 'PATCH',
    body: { _status: 'published', ...data },
    headers: { cookie: `${admin.cookie}; payload-lng=${language}` },
  })
}

const sentences = {
  ro: 'În această zi intră deja în vigoare o altă ediție publicată',
  en: 'Another published release of this document already has this date',
  ru: 'В этот день уже вступает в силу другая опубликованная редакция',
}

test('a second release of a kind on one day is refused at the date, in three languages', async () => {
  const [first, second] = [await draft('terms', '2024-05-02'), await draft('terms', '2024-05-02')]
  expect((await save(first, {})).status).toBe(200)
  for (const [language, said] of Object.entries(sentences)) {
    const refused = await save(second, { language })
    expect(refused.status).toBe(400)
    const { errors } = answer.parse(await refused.json())
    const [{ data }] = errors
    expect(data.errors).toMatchObject([{ path: 'releaseDate' }])
    expect(data.errors[0]?.message).toContain(said)
  }
  expect((await save(second, { releaseDate: '2024-05-02T21:30:00.000Z' })).status).toBe(400)
  expect((await save(second, { releaseDate: noon('2024-05-03') })).status).toBe(200)
  expect((await save(second, { releaseDate: noon('2024-05-02') })).status).toBe(400)
  // Its own day is no other release, and what is saved as a draft hides none.
  expect((await save(first, { name: 'Ediția din mai' })).status).toBe(200)
  expect((await save(await draft('privacy', '2024-05-02'), {})).status).toBe(200)
})

test('the day of a release that was withdrawn or deleted is free again', async () => {
  const free = {
    withdrawn: { _status: 'draft' },
    deleted: { deletedAt: noon('2026-11-01') },
  } as const
  for (const [index, gone] of Object.values(free).entries()) {
    const day = `2024-06-0${index + 1}`
    const [first, second] = [await draft('terms', day), await draft('terms', day)]
    expect((await save(first, {})).status).toBe(200)
    expect((await save(second, {})).status).toBe(400)
    expect((await save(first, gone)).status).toBe(200)
    expect((await save(second, {})).status).toBe(200)
  }
})

test('of two that are published at once, one is refused', async () => {
  const ids = [await draft('privacy', '2024-07-01'), await draft('privacy', '2024-07-01')]
  const statuses = await Promise.all(ids.map(async (id) => (await save(id, {})).status))
  expect(statuses.toSorted()).toEqual([200, 400])
})
