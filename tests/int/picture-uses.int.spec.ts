import { createLocalReq } from 'payload'
import { expect, test } from 'vitest'
import { pictureUses } from '@/features/media/picture-uses'
import { useCms } from '../helpers/cms'
import { uploadedPicture } from '../helpers/own-records'
import { signedInEditor } from '../helpers/signed-in-editor'

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
