import type { CollectionAfterLoginHook } from 'payload'
import { editorRights, mayWrite } from '@/cms/access/rights'
import { isLocale, locales } from '@/i18n/locales'

/** Where Payload keeps the language that the forms of an editor were last open in. */
const key = 'locale'

/** Forms open in a language that the editor works in, from the first one on. */
export const openInOwnLanguage: CollectionAfterLoginHook<{ id: number }> = async ({
  req,
  user,
}) => {
  const editor = editorRights({ ...user, collection: 'editors' })
  if (!editor) return
  const own = locales.find((locale) => mayWrite({ editor, locale }))
  if (own === undefined || own === locales[0]) return
  const { payload: cms } = req
  const person = { relationTo: 'editors' as const, value: user.id }
  const { docs } = await cms.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: key } },
        { 'user.relationTo': { equals: person.relationTo } },
        { 'user.value': { equals: person.value } },
      ],
    },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  })
  const [stored] = docs
  const last = stored?.value
  if (isLocale(last) && mayWrite({ editor, locale: last })) return
  const collection = 'payload-preferences'
  const data = { key, user: person, value: own }
  if (stored) await cms.update({ collection, id: stored.id, data, overrideAccess: true, req })
  else await cms.create({ collection, data, overrideAccess: true, req })
}
