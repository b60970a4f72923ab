import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { inAdminLanguage, label } from '@/cms/label'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { getId } from '@/features/translation/content/extract-units'
import { documentTitle } from '@/features/translation/content/config-labels'
import { isTrashed } from '@/cms/changes/is-trashed'
import { pictureUses } from '../picture-uses'

const inUse = label({
  ro: 'Imaginea este folosită, de aceea nu poate fi ștearsă. Se află în',
  en: 'The picture is in use and cannot be deleted. It is used in',
  ru: 'Изображение используется, поэтому удалить его нельзя. Где оно стоит',
})

/** @throws APIError naming the records that use the picture */
async function refuseInUse({ req, picture }: { req: PayloadRequest; picture: string }) {
  const cms = req.payload
  const uses = await pictureUses({ cms, req, picture })
  if (uses.length === 0) return
  const given = req.i18n.language
  const language = isLocale(given) ? given : defaultLocale
  // The admin panel makes a list of what follows the colon, an entry after each comma.
  const places = uses.map((use) =>
    documentTitle({ cms, ...use, title: use.title ?? '', language }).replaceAll(',', ''),
  )
  const introduction = inAdminLanguage({ language, text: inUse })
  throw new APIError(`${introduction}: ${places.join(', ')}`, 409, { uses }, true)
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
