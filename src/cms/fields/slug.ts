import type { FieldHook, TextField, TextFieldSingleValidation, TypeWithID } from 'payload'
import { refuseTakenSlug } from '../hooks/refuse-taken-slug'
import { inAdminLanguage, label } from '../label'
import { toSlug } from '@/lib/slug'

type Slugged = TypeWithID & { slug?: string | null; title?: string | null }

const fromTitle: FieldHook<Slugged, string | null> = ({ value, data, originalDoc, req }) => {
  if (typeof value === 'string' && value.trim() !== '') return toSlug(value)
  if (originalDoc?.slug) return originalDoc.slug
  const title = data?.title
  return typeof title === 'string' && req.locale !== 'all' ? toSlug(title) : (value ?? null)
}

const missing = label({
  ro: 'Adresa trebuie să conțină cel puțin o literă sau o cifră.',
  en: 'The address needs at least one letter or digit.',
  ru: 'Адрес должен содержать хотя бы одну букву или цифру.',
})

const validateSlug: TextFieldSingleValidation = (value, { req }) =>
  value ? true : inAdminLanguage({ language: req.i18n.language, text: missing })

/** One address part for all languages, made from the title when left empty. */
export function slug(): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: label({ ro: 'Adresă', en: 'Address', ru: 'Адрес' }),
    unique: true,
    index: true,
    validate: validateSlug,
    hooks: { beforeValidate: [fromTitle, refuseTakenSlug] },
    admin: {
      position: 'sidebar',
      description: label({
        ro: 'Ultima parte a adresei paginii. După o schimbare, adresa veche trimite la cea nouă.',
        en: 'Last part of the page address. After a change the old address leads to the new one.',
        ru: 'Последняя часть адреса страницы. После изменения старый адрес ведёт на новый.',
      }),
    },
  }
}
