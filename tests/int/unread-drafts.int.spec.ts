import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { findPublishable, hasPublishing } from '../../src/features/publishing/publishable'
import { readDraft } from '../../src/features/publishing/review/draft-stamp'
import { isRead } from '../../src/features/publishing/review/is-read'
import { locales } from '../../src/i18n/locales'
import { useCms } from '../helpers/cms'
import { openForm } from '../helpers/record-form'
import { signedInEditor } from '../helpers/signed-in-editor'

const site = useCms()

async function places() {
  const { globals, collections } = site.cms.config
  const ofGlobals = globals
    .filter(hasPublishing)
    .map(({ slug }) => ({ container: slug, document: '', path: `/globals/${slug}` }))
  const ofCollections = await Promise.all(
    collections.filter(hasPublishing).map(async ({ slug }) => {
      const { docs } = await site.cms.find({ collection: slug, limit: 1, overrideAccess: true })
      return docs.map(({ id }) => ({
        ...{ container: slug, document: String(id), path: `/${slug}/${id}` },
      }))
    }),
  )
  return [...ofGlobals, ...ofCollections.flat()]
}

// Otherwise the window would ask to reload the page for ever.
test('a form of any page that has just been opened shows its draft', async () => {
  const editor = await signedInEditor({ site, name: 'Citi', role: 'admin' })
  const req = await createLocalReq({}, site.cms)
  const unread: string[] = []
  const seen = await places()
  for (const { path, ...record } of seen) {
    const publishable = await findPublishable({ cms: site.cms, req, ...record })
    for (const locale of locales) {
      const { base } = await openForm({ editor, path, locale })
      const place = { cms: site.cms, req, record: publishable, locale }
      const { fields } = await readDraft(place)
      if (!isRead({ base, draft: fields })) unread.push(`${path} ${locale}`)
    }
  }
  expect(seen.length).toBeGreaterThan(8)
  expect(unread).toEqual([])
})
