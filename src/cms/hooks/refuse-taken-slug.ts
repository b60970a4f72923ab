import { ValidationError, type FieldHook, type TypeWithID } from 'payload'
import { isolateLocale } from '../reading/whole-record'
import { inAdminLanguage, label, type AdminLabel } from '../label'
import { isTrashed } from '../changes/is-trashed'

const fieldName = label({ ro: 'Adresă', en: 'Address', ru: 'Адрес' })

const inUse = (slug: string) =>
  label({
    ro: `Adresa „${slug}” este deja a altui proiect. Alegeți alta.`,
    en: `Another project already has the address “${slug}”. Choose another one.`,
    ru: `Адрес «${slug}» уже занят другим проектом. Выберите другой.`,
  })

const inTrash = (slug: string) =>
  label({
    ro: `Adresa „${slug}” este a unui proiect din coș. Alegeți alta sau restaurați acel proiect ori ștergeți-l definitiv.`,
    en: `The address “${slug}” belongs to a project in the trash. Choose another one, restore that project or delete it for good.`,
    ru: `Адрес «${slug}» занят проектом из корзины. Выберите другой, восстановите тот проект или удалите его навсегда.`,
  })

/**
 * Says which record has an address, where the database would only say that it is taken: a project
 * keeps its own in the trash, so that it can always come back.
 */
export const refuseTakenSlug: FieldHook<TypeWithID, string | null> = async (edit) => {
  const { value = null, collection, originalDoc, req } = edit
  if (typeof value !== 'string' || value === '' || !collection) return value
  const own = originalDoc?.id
  const { docs } = await req.payload.find({
    collection: 'projects',
    where: {
      slug: { equals: value },
      ...(own !== undefined && { id: { not_equals: own } }),
    },
    limit: 1,
    pagination: false,
    depth: 0,
    draft: false,
    trash: true,
    overrideAccess: true,
    select: { deletedAt: true },
    req: isolateLocale(req),
  })
  const [other] = docs
  if (!other) return value
  const say = (text: AdminLabel) => inAdminLanguage({ language: req.i18n.language, text })
  const message = say(isTrashed(other) ? inTrash(value) : inUse(value))
  throw new ValidationError(
    {
      collection: collection.slug,
      errors: [{ label: say(fieldName), message, path: 'slug' }],
      req,
    },
    req.t,
  )
}
