import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { locales } from '../../src/i18n/locales'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()
let editor: SignedInEditor

beforeAll(async () => {
  editor = await signedInEditor({ site, name: 'copist', role: 'editor' })
})

const copied = z.object({ doc: z.object({ id: z.number() }) })
const everyLanguage = { locale: 'all', depth: 0, overrideAccess: true } as const

test.each(locales)('a copy made in the %s form is a draft in every language', async (locale) => {
  const { docs } = await site.cms.find({ collection: 'projects', limit: 1, depth: 0 })
  const answer = await editor.rest(`/projects/${docs[0]?.id ?? 0}/duplicate?locale=${locale}`, {
    method: 'POST',
    body: { _status: 'draft' },
  })
  expect(answer.status).toBe(200)
  const { id } = copied.parse(await answer.json()).doc
  const drafts = { ro: 'draft', en: 'draft', ru: 'draft' }
  for (const draft of [false, true]) {
    const copy = await site.cms.findByID({ collection: 'projects', id, draft, ...everyLanguage })
    expect(copy._status).toEqual(drafts)
    expect(Object.keys(copy.title ?? {})).toHaveLength(locales.length)
  }
  await site.cms.delete({ collection: 'projects', id, overrideAccess: true })
})
