import sharp from 'sharp'
import type { useCms } from './cms'

type Site = ReturnType<typeof useCms>

/** A project of the test, published in Romanian; returns its id. */
export async function publishedProject(options: {
  site: Site
  slug: string
  banner?: number
}): Promise<number> {
  const { site, slug, banner } = options
  const text = { title: 'Titlu', description: 'Descriere' }
  const { id } = await site.cms.create({
    collection: 'projects',
    locale: 'ro',
    data: {
      ...{ title: `Proiectul ${slug}`, catchphrase: 'O deviză', slug, accent: 'cinema' },
      ...{ stage: 'construction', order: 900, banner: banner ?? null, _status: 'published' },
      ...{ feature1: text, feature2: text, feature3: text, feature4: text },
    },
    overrideAccess: true,
  })
  return id
}

/** A picture of the test with an alternative text in Romanian; returns its id. */
export async function uploadedPicture(options: { site: Site; name: string }): Promise<number> {
  const { site, name } = options
  const data = await sharp({
    create: { width: 640, height: 400, channels: 3, background: '#8a3b2f' },
  })
    .png()
    .toBuffer()
  const { id } = await site.cms.create({
    collection: 'media',
    locale: 'ro',
    data: { alt: 'O sală de cinema' },
    file: { name, data, mimetype: 'image/png', size: data.length },
    overrideAccess: true,
  })
  return id
}
