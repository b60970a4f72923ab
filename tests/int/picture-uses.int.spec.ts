import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { editorUser } from '@/cms/editor-user'
import { inTransaction } from '@/cms/transaction'
import { pictureUses } from '@/features/media/picture-uses'
import { useCms } from '../helpers/cms'
import { publishedProject, uploadedPicture } from '../helpers/own-records'
import { signedInEditor } from '../helpers/signed-in-editor'
import { untilWaiting } from '../helpers/until-waiting'

const site = useCms()

test('a picture that an editor has open is not thereby in use', async () => {
  const { cms } = site
  const editor = await signedInEditor({ site, name: 'Deschisa', role: 'editor' })
  const picture = await uploadedPicture({ site, name: 'deschisa.png' })
  await cms.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: 'media', value: picture },
      user: { relationTo: 'editors', value: editor.id },
    },
    overrideAccess: true,
  })
  const req = await createLocalReq({}, cms)
  expect(await pictureUses({ cms, req, picture: String(picture) })).toEqual([])
  const trashed = await editor.rest(`/media/${picture}`, {
    method: 'PATCH',
    body: { deletedAt: '2026-11-21T10:00:00Z' },
  })
  expect(trashed.status).toBe(200)
})

test('a picture stays out of the trash while a page that shows it is being published', async () => {
  const { cms } = site
  const editor = await signedInEditor({ site, name: 'Publica', role: 'editor' })
  const banner = await uploadedPicture({ site, name: 'publicata.png' })
  const id = await publishedProject({ site, slug: 'se-publica' })
  const { trashed } = await inTransaction({
    cms,
    work: async (req) => {
      req.user = await editorUser({ req, id: editor.id })
      await cms.update({
        ...{ collection: 'projects', id, locale: 'ro', overrideAccess: true, req },
        data: { banner, _status: 'published' },
      })
      const body = { deletedAt: '2026-11-21T10:00:00Z' }
      const trashing = editor.rest(`/media/${banner}`, { method: 'PATCH', body })
      await untilWaiting({ cms, work: trashing })
      return { trashed: trashing }
    },
  })
  expect((await trashed).status).toBe(409)
})

test('nor is a page published with a picture that goes there just then', async () => {
  const { cms } = site
  const editor = await signedInEditor({ site, name: 'Arunca', role: 'editor' })
  const banner = await uploadedPicture({ site, name: 'aruncata.png' })
  const id = await publishedProject({ site, slug: 'se-arunca' })
  const { published } = await inTransaction({
    cms,
    work: async (req) => {
      await cms.update({
        ...{ collection: 'media', id: banner, overrideAccess: true, req },
        data: { deletedAt: '2026-11-21T10:00:00Z' },
      })
      const body = { banner, _status: 'published' }
      const path = `/projects/${id}?locale=ro&publishAnyway=true`
      const publishing = editor.rest(path, { method: 'PATCH', body })
      await untilWaiting({ cms, work: publishing })
      return { published: publishing }
    },
  })
  expect((await published).status).toBe(400)
})
