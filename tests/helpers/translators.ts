import sharp from 'sharp'
import { beforeAll } from 'vitest'
import { useCms } from './cms'
import { signedInEditor, type SignedInEditor } from './signed-in-editor'

type Team = {
  /** Of Russian, whose texts someone else approves. */
  translator: SignedInEditor
  /** Of Russian, who approves their own texts. */
  approver: SignedInEditor
  /** Record numbers: of a published project, one of its versions and a picture. */
  project: number
  version: string
  picture: number
}

/** A site of its own with two translators of Russian, for one spec file. */
export function useTranslators() {
  const site = useCms()
  let opened: Team | undefined

  beforeAll(async () => {
    const name = 'perevodchik'
    const translator = await signedInEditor({
      site,
      name,
      role: 'translator',
      languages: ['ru'],
    })
    const approver = await signedInEditor({
      site,
      name: `${name}-starshiy`,
      role: 'translator',
      languages: ['ru'],
      mayApprove: true,
    })
    opened = { translator, approver, ...(await records()) }
  })

  async function records() {
    const { cms } = site
    const projects = await cms.find({ collection: 'projects', limit: 1, overrideAccess: true })
    const project = projects.docs[0]?.id ?? 0
    const versions = await cms.findVersions({
      collection: 'projects',
      where: { parent: { equals: project } },
      limit: 1,
      overrideAccess: true,
    })
    const data = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#333' } })
      .png()
      .toBuffer()
    const { id: picture } = await cms.create({
      collection: 'media',
      locale: 'ro',
      data: { alt: 'O sală de cinema', credit: 'Ana' },
      file: { name: 'sala.png', data, mimetype: 'image/png', size: data.length },
      overrideAccess: true,
    })
    // Stored as Payload stores it after any change: with the addresses it derives.
    await cms.update({ collection: 'media', id: picture, data: {}, overrideAccess: true })
    return { project, picture, version: String(versions.docs[0]?.id) }
  }

  return {
    site,
    team(): Team {
      if (!opened) throw new Error('The translators are there only inside a test.')
      return opened
    },
    /** The title of the project in Russian: what readers see of it, or the newest draft. */
    async russianTitle({ draft }: { draft: boolean }): Promise<string | null> {
      const doc = await site.cms.findByID({
        collection: 'projects',
        id: opened?.project ?? 0,
        locale: 'ru',
        draft,
        fallbackLocale: false,
        overrideAccess: true,
      })
      return doc.title ?? null
    },
  }
}
