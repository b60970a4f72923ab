import type {
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { label } from '@/cms/label'
import { refusal } from '@/cms/refusal'
import { byLocale } from '@/i18n/by-locale'
import { getId } from '@/features/translation/content/extract-units'
import { documentTitle } from '@/features/translation/content/config-labels'
import { isTrashed } from '@/cms/changes/is-trashed'
import { pictureUses } from '../picture-uses'

const inUse = label({
  ro: 'Imaginea este folosită, de aceea nu poate fi ștearsă. Se află în',
  en: 'The picture is in use and cannot be deleted. It is used in',
  ru: 'Изображение используется, поэтому удалить его нельзя. Где оно используется',
})

/** @throws {AppError} `conflict`, naming the records that use the picture */
async function refuseInUse({ req, picture }: { req: PayloadRequest; picture: string }) {
  const cms = req.payload
  const uses = await pictureUses({ cms, req, picture })
  if (uses.length === 0) return
  // The admin panel makes a list of what follows the colon, an entry after each comma.
  const sentence = byLocale((language) => {
    const places = uses.map((use) =>
      documentTitle({ cms, ...use, title: use.title ?? '', language }).replaceAll(',', ''),
    )
    return `${inUse[language]}: ${places.join(', ')}`
  })
  throw refusal({ req, code: 'conflict', sentence, body: { uses } })
}

const keepFromTrash: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation !== 'update' || !isTrashed(data) || isTrashed(originalDoc)) return
  await refuseInUse({ req, picture: getId(originalDoc) })
}

const keepFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await refuseInUse({ req, picture: String(id) })
}

/** Keeps a picture that a record shows, published or not, from being trashed and deleted. */
export const keepUsedPictures = {
  beforeChange: [keepFromTrash],
  beforeDelete: [keepFromDeletion],
}
