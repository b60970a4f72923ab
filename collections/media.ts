import path from 'node:path'
import type { CollectionConfig } from 'payload'
import { contentRemoval } from '@/cms/access/content-removal'
import { inOwnLanguage } from '@/cms/access/in-own-language'
import { isContentEditor } from '@/cms/access/is-content-editor'
import { publicFiles } from '@/cms/access/public-files'
import { localizedText } from '@/cms/fields/localized-text'
import { announceCollection } from '@/cms/hooks/announce-change'
import { newHeading } from '@/cms/fields/new-heading'
import { contentGroup } from '@/cms/panel/groups'
import { label } from '@/cms/label'
import { missingFile } from '@/cms/missing-file'
import { dataPolicy } from '@/lib/data-policy'
import { getEnv } from '@/lib/env'

const mediaFolder = path.resolve(getEnv().MEDIA_DIR)
const widths = [480, 960, 1920] as const

export const Media: CollectionConfig = {
  slug: 'media',
  labels: {
    singular: label({ ro: 'Imagine', en: 'Picture', ru: 'Изображение' }),
    plural: label({ ro: 'Imagini', en: 'Pictures', ru: 'Изображения' }),
  },
  access: {
    read: publicFiles,
    create: isContentEditor,
    update: inOwnLanguage,
    delete: contentRemoval,
  },
  admin: {
    group: contentGroup,
    disableCopyToLocale: true,
  },
  hooks: announceCollection,
  trash: true,
  upload: {
    staticDir: mediaFolder,
    // No SVG: an uploaded SVG is a document that may carry script.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
    focalPoint: true,
    pasteURL: false,
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2560, withoutEnlargement: true },
    adminThumbnail: 'w480',
    imageSizes: [
      ...widths.map((width) => ({
        name: `w${width}`,
        width,
        withoutEnlargement: true,
        formatOptions: { format: 'webp' as const, options: { quality: 80 } },
      })),
      ...widths.map((width) => ({
        name: `avif${width}`,
        width,
        withoutEnlargement: true,
        // Higher efforts take many times as long for a few per cent of the bytes.
        formatOptions: { format: 'avif' as const, options: { quality: 55, effort: 2 } },
      })),
      // Larger than any picture, for which Payload leaves it empty: src/features/media makes the cards.
      { name: 'share', width: Number.MAX_SAFE_INTEGER, height: Number.MAX_SAFE_INTEGER },
    ],
    handlers: [missingFile(mediaFolder)],
    modifyResponseHeaders: ({ headers }) => {
      headers.set('X-Content-Type-Options', 'nosniff')
      headers.set('Content-Security-Policy', dataPolicy)
      return headers
    },
  },
  fields: [
    newHeading(label({ ro: 'Imagine nouă', en: 'New picture', ru: 'Новое изображение' })),
    localizedText({
      name: 'alt',
      label: label({ ro: 'Text alternativ', en: 'Alternative text', ru: 'Альтернативный текст' }),
      description: label({
        ro: 'Ce se vede în imagine, pentru cine nu o vede.',
        en: 'What the picture shows, for those who do not see it.',
        ru: 'Что изображено: для тех, кто не видит изображения.',
      }),
      required: true,
      maxLength: 200,
    }),
    {
      name: 'credit',
      type: 'text',
      label: label({ ro: 'Autor', en: 'Author', ru: 'Автор' }),
    },
  ],
}
