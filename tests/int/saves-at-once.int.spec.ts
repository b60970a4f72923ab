import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { locales } from '@/i18n/locales'
import { useCms } from '../helpers/cms'
import { signedInEditor, type SignedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

async function newProject(): Promise<number> {
  const [first] = (await site.cms.find({ collection: 'projects', limit: 1, depth: 0 })).docs
  if (!first) throw new Error('The seed has projects.')
  const { id } = await site.cms.duplicate({ collection: 'projects', id: first.id })
  return id
}

async function titles(id: number): Promise<unknown> {
  const { title } = await site.cms.findByID({
    collection: 'projects',
    id,
    draft: true,
    locale: 'all',
  })
  return title
}

test('a record published in three languages at once keeps all three', async () => {
  const editors: SignedInEditor[] = []
  for (const locale of locales) {
    editors.push(await signedInEditor({ site, name: `at-once-${locale}`, role: 'admin' }))
  }
  const id = await newProject()
  for (let round = 0; round < 10; round += 1) {
    const said = Object.fromEntries(locales.map((locale) => [locale, `${locale} ${round}`]))
    const answers = await Promise.all(
      locales.map(async (locale, index) => {
        await wait(Math.random() * 60)
        return editors[index]?.rest(`/projects/${id}?locale=${locale}`, {
          method: 'PATCH',
          body: { title: said[locale], _status: 'published' },
        })
      }),
    )
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200, 200])
    expect(await titles(id)).toEqual(said)
  }
}, 60_000)
