import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runSql } from '../../src/lib/run-sql'
import { useCms } from '../helpers/cms'
import { createdId } from '../helpers/created'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

let author: SignedInEditor

beforeAll(async () => {
  author = await signedInEditor({ site, name: 'Autoarea', role: 'editor' })
})

const row = z.object({ path: z.string(), state: z.string(), errors: z.number() })

async function states(id: number, locale: 'ro' | 'ru') {
  const query = sql`select path, state, errors::int as errors from translation_units
    where container = 'projects' and document = ${String(id)} and locale = ${locale}
    order by position`
  return z.array(row).parse((await runSql({ cms: site.cms, query })).rows)
}

const feature = { title: 'Concerte', description: 'Seri de muzică pentru toată lumea.' }

/** A project as its form saves it while it is written: every text new in a draft. */
async function draftProject(slug: string, catchphrase = 'Sunete care rămân'): Promise<number> {
  const answer = await author.rest('/projects?locale=ro&draft=true&autosave=true', {
    method: 'POST',
    body: {
      ...{ title: 'Muzica', catchphrase, slug, accent: 'travel', order: 950 },
      ...{ feature1: feature, feature2: feature, feature3: feature, feature4: feature },
      ...{ stage: 'construction', _status: 'draft' },
    },
  })
  expect(answer.status).toBe(201)
  return createdId(await answer.json())
}

function publish(id: number, body: object = {}) {
  return author.rest(`/projects/${id}?locale=ro&publishSpecificLocale=ro`, {
    method: 'PATCH',
    body: { ...body, _status: 'published' },
  })
}

test('what its author has published does not wait for a review', async () => {
  const id = await draftProject('muzica-noua')
  const before = await states(id, 'ro')
  expect(before.map(({ state }) => state)).toContain('needs-review')
  expect((await publish(id)).status).toBe(200)
  const waiting = (await states(id, 'ro')).filter(({ state }) => state !== 'approved')
  expect(waiting).toEqual([])
})

test('a text with errors is published, and goes on waiting', async () => {
  // Cedillas instead of commas are an error in Romanian.
  const id = await draftProject('muzica-cu-greseli', 'Sunete şi oameni')
  expect((await publish(id)).status).toBe(200)
  const waiting = (await states(id, 'ro')).filter(({ state }) => state !== 'approved')
  expect(waiting).toMatchObject([{ path: 'catchphrase', state: 'needs-review', errors: 1 }])
})

test('a draft in another language approves nothing', async () => {
  const id = await draftProject('muzica-in-doua-limbi')
  expect((await publish(id)).status).toBe(200)
  await runSql({
    cms: site.cms,
    query: sql`update translation_units set state = 'needs-review'
      where container = 'projects' and document = ${String(id)} and locale = 'ro'`,
  })
  const before = await states(id, 'ro')
  const draft = await author.rest(`/projects/${id}?locale=ru&draft=true&autosave=true`, {
    method: 'PATCH',
    body: { title: 'Музыка', _status: 'draft' },
  })
  expect(draft.status).toBe(200)
  expect(await states(id, 'ro')).toEqual(before)
})
