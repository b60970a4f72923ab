import type { TextField, TextFieldSingleValidation } from 'payload'
import { inAdminLanguage, label } from '../label'
import { isIconName } from '@/lib/icon-name'

const unknownIcon = label({
  ro: 'Numele pictogramei are forma set:nume, de pildă solar:star-linear.',
  en: 'The icon name has the form set:name, such as solar:star-linear.',
  ru: 'Имя значка имеет вид набор:имя, например solar:star-linear.',
})

const validateIcon: TextFieldSingleValidation = (value: unknown, { req }) => {
  if (value == null || value === '') return true
  if (typeof value === 'string' && isIconName(value)) return true
  return inAdminLanguage({ language: req.i18n.language, text: unknownIcon })
}

/** An icon by its Iconify name, chosen from a picker in the admin. */
export function icon(): TextField {
  return {
    name: 'icon',
    type: 'text',
    label: label({ ro: 'Pictogramă', en: 'Icon', ru: 'Значок' }),
    validate: validateIcon,
    admin: { components: { Field: '/components/panel/icon-field.client#IconField' } },
  }
}
