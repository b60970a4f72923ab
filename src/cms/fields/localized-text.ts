import type {
  TextareaField,
  TextareaFieldValidation,
  TextField,
  TextFieldSingleValidation,
  FieldHook,
} from 'payload'
import { inAdminLanguage, label, type AdminLabel } from '../label'
import { defaultLocale } from '@/i18n/locales'

/** Stores an emptied text as NULL, so that "missing in this language" is one thing in every query. */
const emptyToNull: FieldHook = ({ value }) =>
  typeof value === 'string' && value.trim() === '' ? null : value

type LocalizedText = {
  name: string
  label: AdminLabel
  description?: AdminLabel
  /** Romanian must be there before publishing; the other languages fall back to it. */
  required?: boolean
  /** In characters, for every language. */
  maxLength?: number
  /** Further problem with a text, in words; null when there is none. */
  findProblem?: (text: string) => AdminLabel | null
}

export const missingText = label({
  ro: 'Textul în română este obligatoriu.',
  en: 'The Romanian text is required.',
  ru: 'Текст на румынском обязателен.',
})

export function tooLong({ max, language }: { max: number; language: string }): string {
  return inAdminLanguage({
    language,
    text: label({
      ro: `Cel mult ${max} de caractere.`,
      en: `At most ${max} characters.`,
      ru: `Не более ${max} символов.`,
    }),
  })
}

function validateText(options: LocalizedText) {
  const validate: TextFieldSingleValidation & TextareaFieldValidation = (
    value: unknown,
    { req },
  ) => {
    const language = req.i18n.language
    const text = value ?? ''
    if (typeof text !== 'string') return req.t('validation:invalidInput')
    if (options.required && req.locale === defaultLocale && text.trim() === '') {
      return inAdminLanguage({ language, text: missingText })
    }
    if (options.maxLength !== undefined && text.length > options.maxLength) {
      return tooLong({ max: options.maxLength, language })
    }
    const problem = options.findProblem?.(text)
    if (problem) return inAdminLanguage({ language, text: problem })
    return true
  }
  return validate
}

function localizedField(options: LocalizedText) {
  const { name, description, required, maxLength } = options
  return {
    name,
    label: options.label,
    localized: true,
    validate: validateText(options),
    hooks: { beforeChange: [emptyToNull] },
    custom: { isRequired: required === true, maxLength },
    ...(description && { admin: { description } }),
  }
}

export function localizedText(options: LocalizedText): TextField {
  return { type: 'text', ...localizedField(options) }
}

export function localizedTextarea(options: LocalizedText): TextareaField {
  return { type: 'textarea', ...localizedField(options) }
}
