import type { FieldHook, TextareaField, TextareaFieldValidation } from 'payload'
import { inAdminLanguage, label } from '../label'
import { messageProblems } from '@/features/messages/message-problems'
import { isRecord } from '@/lib/is-record'
import { isLocale } from '@/i18n/locales'
import { catalogueText } from '@/i18n/message-keys'

function keyOf(record: unknown): string | null {
  return isRecord(record) && typeof record.key === 'string' ? record.key : null
}

/**
 * Says in the editor's language what is wrong. A draft need only be readable; what else is wrong
 * with it keeps it from being published.
 */
const validate: TextareaFieldValidation = (value, { req, siblingData }) => {
  const key = keyOf(siblingData)
  if (!value || key === null || !isLocale(req.locale)) return true
  const isDraft = isRecord(siblingData) && siblingData._status === 'draft'
  const problems = messageProblems({ key, locale: req.locale, text: value }).filter(
    ({ isUnreadable }) => isUnreadable || !isDraft,
  )
  if (problems.length === 0) return true
  const { language } = req.i18n
  return problems.map(({ text }) => inAdminLanguage({ language, text })).join(' ')
}

/** An emptied message says again what the code says; one that the code lacks is missing. */
const emptyToCode: FieldHook = ({ value, originalDoc, siblingData, req }) => {
  if (typeof value === 'string' && value.trim() !== '') return value
  const key = keyOf(siblingData) ?? keyOf(originalDoc)
  if (key === null || !isLocale(req.locale)) return null
  return catalogueText({ locale: req.locale, key })
}

/** What a message says in one language; emptied, it goes back to the text of the code. */
export function messageText(): TextareaField {
  return {
    name: 'text',
    type: 'textarea',
    label: label({ ro: 'Text', en: 'Text', ru: 'Текст' }),
    localized: true,
    validate,
    hooks: { beforeChange: [emptyToCode] },
    admin: {
      description: label({
        ro: 'Lăsat gol, revine textul din cod. Ce stă între acolade este completat de site.',
        en: 'Left empty, the code’s text comes back. What stands in braces is filled in by the site.',
        ru: 'Если оставить поле пустым, вернётся текст из кода. То, что в фигурных скобках, сайт подставит сам.',
      }),
    },
  }
}
