import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { publicLanguages } from '@/features/translation/content/record'
import { findContainer } from '@/features/translation/content/containers'
import { listScheduled } from '@/features/publishing/schedule/list-scheduled'
import { runDueChanges } from '@/features/publishing/schedule/run-due-changes'
import { romanianStays } from '@/features/publishing/withdrawable'
import { usePlans } from '../helpers/planned-changes'

// Every page of the site is made of the Romanian of its globals: without it no page can be made.
const { site, admin, later, plan } = usePlans()
const globals = ['site', 'navigation', 'footer', 'contact', 'home', 'legal-pages']
const every = ['ro', 'en', 'ru']

async function shownIn(slug: string): Promise<string[] | null> {
  const { cms } = site
  const container = findContainer({ cms, slug })
  if (!container) throw new Error(`There is no ${slug}.`)
  const req = await createLocalReq({}, cms)
  return publicLanguages({ cms, req, container, document: '' })
}

function post(path: string, body: object) {
  return admin().rest(path, { method: 'POST', body })
}

test.each(globals)(
  'the menu does not take the Romanian of “%s” from readers',
  async (container) => {
    for (const locale of ['ro', 'all']) {
      const refused = await post('/workplace/withdraw', { container, document: '', locale })
      expect([refused.status, await refused.text()]).toEqual([
        409,
        expect.stringContaining(romanianStays.ro),
      ])
    }
    expect(await shownIn(container)).toEqual(every)
  },
)

test.each([
  ['in Romanian', '?locale=ro', { _status: 'draft' }],
  ['without a language', '', { _status: 'draft' }],
  ['without a status', '?locale=ro', { _status: null }],
  ['in every language', '?locale=ru&unpublishAllLocales=true', {}],
])('no program does either: %s', async (_, query, body) => {
  const refused = await post(`/globals/footer${query}`, body)
  expect([refused.status, await refused.text()]).toEqual([
    409,
    expect.stringContaining(romanianStays.ro),
  ])
  expect(await shownIn('footer')).toEqual(every)
})

test('a draft beside it is saved as ever, and other languages are taken off the site', async () => {
  const draft = { head: { title: 'O ciornă' }, _status: 'draft' }
  expect((await post('/globals/community?locale=ro&draft=true', draft)).status).toBe(200)
  const english = { container: 'community', document: '', locale: 'en' }
  expect((await post('/workplace/withdraw', english)).status).toBe(200)
  expect((await post('/globals/community?locale=ru', { _status: 'draft' })).status).toBe(200)
  expect(await shownIn('community')).toEqual(['ro'])
})

test('it is not planned, and not carried out where it was planned before', async () => {
  const withdrawal = { container: 'become', action: 'unpublish' } as const
  await expect(plan(withdrawal)).rejects.toMatchObject({
    code: 'conflict',
    sentence: romanianStays,
  })
  const id = await plan({ ...withdrawal, locale: 'en' })
  await site.cms.update({
    collection: 'scheduled-changes',
    id,
    data: { locale: 'ro' },
    overrideAccess: true,
  })
  expect(await runDueChanges({ cms: site.cms, now: later(1) })).toBe(0)
  const [failed] = await listScheduled({ cms: site.cms, container: 'become', document: '' })
  expect(failed).toMatchObject({ state: 'failed', problem: romanianStays })
  expect(await shownIn('become')).toEqual(every)
})
