import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { runSql } from '../../src/lib/run-sql'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

const published = { _status: 'published' } as const
// Cedillas instead of commas are an error in Romanian; so is a Cyrillic letter.
const wrong = { mission: { title: 'Misiunea noastră şi a voastră' } }
const right = { mission: { title: 'Misiunea noastră și a voastră' } }

const refusal = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({
        code: z.literal('bad-request'),
        address: z.string(),
        texts: z.array(
          z.object({ unit: z.string(), title: z.string(), problems: z.array(z.string()) }),
        ),
      }),
    }),
  ]),
})

let editor: SignedInEditor
let admin: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'redactor', role: 'editor' })
  admin = await signedInEditor({ site, name: 'administrator', role: 'admin' })
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: ['globals', 'projects', 'legal-documents'] },
    overrideAccess: true,
  })
})

function publishAbout(who: SignedInEditor, query: string, texts: object = wrong) {
  return who.rest(`/globals/about?locale=ro&depth=0${query}`, {
    method: 'POST',
    body: { ...texts, ...published },
  })
}

async function missionFor(locale: 'ro' | 'ru') {
  const about = await site.cms.findGlobal({
    slug: 'about',
    locale,
    fallbackLocale: false,
    overrideAccess: true,
  })
  return about.mission?.title
}

test('a language with errors is not published, and the editor is told what and where', async () => {
  const before = await missionFor('ro')
  const answer = await publishAbout(editor, '&')
  expect(answer.status).toBe(400)
  const { errors } = refusal.parse(await answer.json())
  const [{ message, data }] = errors
  const address = '/admin/translations/list?locale=ro&container=about'
  expect(data.address).toBe(address)
  expect(data.texts).toMatchObject([
    { unit: 'global:about:mission.title', title: 'Misiunea › Titlu' },
  ])
  expect(data.texts[0]?.problems).toHaveLength(1)
  expect(message).toBe(
    `Versiunea în română nu a fost publicată. Texte de corectat: Misiunea › Titlu – Sedilă în loc de virgulă, toate textele – ${address}`,
  )
  expect(await missionFor('ro')).toBe(before)
})

test('it may be a draft, and is published once it is right', async () => {
  const draft = await editor.rest('/globals/about?locale=ro&draft=true', {
    method: 'POST',
    body: wrong,
  })
  expect(draft.status).toBe(200)
  // What waits as a draft is no less wrong than what is sent.
  const asItIs = await publishAbout(editor, '', {})
  expect(asItIs.status).toBe(400)
  expect((await publishAbout(editor, '', right)).status).toBe(200)
  expect(await missionFor('ro')).toBe(right.mission.title)
})

test('publishing all languages looks at all of them', async () => {
  await site.cms.updateGlobal({
    slug: 'about',
    locale: 'ru',
    draft: true,
    data: { values: { title: 'Наши цeнности' } },
    overrideAccess: true,
  })
  const answer = await publishAbout(editor, '&publishAllLocales=true', right)
  expect(answer.status).toBe(400)
  const { errors } = refusal.parse(await answer.json())
  expect(errors[0].message).toContain('Nu s-a publicat nimic')
  expect(errors[0].data.texts.map(({ unit }) => unit)).toContain('global:about:values.title')
  expect((await publishAbout(editor, '', right)).status).toBe(200)
})

test('a required text that is missing holds its language back', async () => {
  const answer = await editor.rest('/globals/community?locale=en', {
    method: 'POST',
    body: { part1: { title: '' }, ...published },
  })
  expect(answer.status).toBe(400)
  const { errors } = refusal.parse(await answer.json())
  expect(errors[0].data.texts).toMatchObject([
    { unit: 'global:community:part1.title', problems: [] },
  ])
})

test('only an administrator publishes all the same, and that is noted', async () => {
  expect((await publishAbout(editor, '&publishAnyway=true')).status).toBe(400)
  expect((await publishAbout(admin, '')).status).toBe(400)
  expect((await publishAbout(admin, '&publishAnyway=true')).status).toBe(200)
  expect(await missionFor('ro')).toBe(wrong.mission.title)
  const query = sql`select locale, editor_name, note from translation_changes
    where unit = 'global:about' order by id`
  const { rows } = await runSql({ cms: site.cms, query })
  expect(rows).toEqual([
    {
      locale: 'ro',
      editor_name: 'administrator',
      note: 'publish-anyway: mission.title (ro-cedilla)',
    },
  ])
})

test('an old version with errors does not come back published', async () => {
  const versions = await site.cms.findGlobalVersions({
    slug: 'about',
    where: { 'version._status': { equals: 'published' } },
    limit: 1,
    locale: 'ro',
    overrideAccess: true,
  })
  const [wrongVersion] = versions.docs
  await publishAbout(editor, '', right)
  const path = `/globals/about/versions/${wrongVersion?.id ?? ''}`
  const restored = await editor.rest(path, { method: 'POST', body: {} })
  expect(restored.status).toBe(200)
  expect(await missionFor('ro')).toBe(right.mission.title)
  expect((await publishAbout(editor, '', {})).status).toBe(400)
})

test('scripts, the desk’s approvals and what the settings leave out are not held back', async () => {
  await site.cms.updateGlobal({
    slug: 'about',
    locale: 'ro',
    data: { ...wrong, ...published },
    overrideAccess: true,
  })
  await site.cms.updateGlobal({
    slug: 'about',
    locale: 'ro',
    data: { ...wrong, ...published },
    context: { isDeskApproval: true },
    ...editor.asUser,
  })
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: [] },
    overrideAccess: true,
  })
  expect((await publishAbout(editor, '')).status).toBe(200)
})

test('every seeded legal document can be published again as it is', async () => {
  await site.cms.updateGlobal({
    slug: 'translation-settings',
    data: { gatedContainers: ['legal-documents'] },
    overrideAccess: true,
  })
  const { docs } = await site.cms.find({
    collection: 'legal-documents',
    pagination: false,
    overrideAccess: true,
  })
  expect(docs.length).toBeGreaterThan(1)
  for (const { id } of docs) {
    for (const locale of ['ro', 'en', 'ru']) {
      const answer = await editor.rest(`/legal-documents/${id}?locale=${locale}&depth=0`, {
        method: 'PATCH',
        body: published,
      })
      const said = answer.status === 200 ? '' : await answer.text()
      expect(said, `${id} ${locale}`).toBe('')
    }
  }
})
