import type { GroupField, TextFieldSingleValidation } from 'payload'
import { commonLabels } from '../common-labels'
import { inAdminLanguage, label, type AdminLabel } from '../label'
import { localizedText } from './localized-text'

/** Said where a link is neither a path of the site nor a full address. */
export const wrongTarget = label({
  ro: 'Scrieți o cale a site-ului, de pildă /become, sau o adresă completă care începe cu https://',
  en: 'Write a path of the site, such as /become, or a full address that starts with https://',
  ru: 'Укажите путь на сайте, например /become, или полный адрес, начинающийся с https://',
})

// A path starts with one slash (two would name another host); no spaces, no query tricks.
const pathPattern = /^\/(?!\/)[\w\-./]*$/
const addressPattern = /^https:\/\/[^\s]+$/

/** Whether a link can lead there by its form: a path of the site, or a full address. */
export function validTarget(value: unknown): boolean {
  if (typeof value !== 'string') return false
  return pathPattern.test(value) || addressPattern.test(value)
}

// A rule of one's own takes the place of Payload's, which would ask for required values.
export const validateTarget: TextFieldSingleValidation = (value, { req, required }) => {
  if (value == null || value === '') return required ? req.t('validation:required') : true
  if (validTarget(value)) return true
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
      localizedText({ name: 'label', label: commonLabels.text }),
      {
        name: 'target',
        type: 'text',
        label: label({ ro: 'Duce la', en: 'Leads to', ru: 'Ведёт на' }),
        validate: validateTarget,
        // Read by the report of broken links (src/features/links/links-in.ts).
        custom: { link: 'target' },
      },
    ],
  }
}
