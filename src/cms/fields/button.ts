import type { GroupField, TextFieldSingleValidation } from 'payload'
import { inAdminLanguage, label, type AdminLabel } from '@/cms/label'
import { localizedText } from './localized-text'

const wrongTarget = label({
  ro: 'Scrieți o cale a site-ului, de pildă /become, sau o adresă completă care începe cu https://',
  en: 'Write a path of the site, such as /become, or a full address that starts with https://',
  ru: 'Укажите путь на сайте, например /become, или полный адрес, начинающийся с https://',
})

// A path starts with one slash (two would name another host); no spaces, no query tricks.
const pathPattern = /^\/(?!\/)[\w\-./]*$/
const addressPattern = /^https:\/\/[^\s]+$/

export const validateTarget: TextFieldSingleValidation = (value, { req }) => {
  if (value == null || value === '') return true
  if (pathPattern.test(value) || addressPattern.test(value)) return true
  return inAdminLanguage({ language: req.i18n.language, text: wrongTarget })
}

/** A button: text per language, one target for all; site paths are written without the language. */
export function button({
  name,
  label: groupLabel,
}: {
  name: string
  label: AdminLabel
}): GroupField {
  return {
    name,
    type: 'group',
    label: groupLabel,
    fields: [
      localizedText({ name: 'label', label: label({ ro: 'Text', en: 'Text', ru: 'Текст' }) }),
      {
        name: 'target',
        type: 'text',
        label: label({ ro: 'Duce la', en: 'Leads to', ru: 'Ведёт на' }),
        validate: validateTarget,
      },
    ],
  }
}
