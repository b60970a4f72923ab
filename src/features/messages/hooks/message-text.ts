import type { FieldHook, TextareaFieldValidation } from 'payload'
import { inAdminLanguage } from '@/cms/label'
import { messageProblems } from '../message-problems'
import { isRecord } from '@/lib/is-record'
import { isLocale } from '@/i18n/locales'
import { catalogueText } from '@/i18n/message-keys'

function getKey(record: unknown): string | null {
  return isRecord(record) && typeof record.key === 'string' ? record.key : null
}

/**
 * Reports in the editor's language what is wrong. A draft only has to be parsable; other problems
 * keep it from being published.
 */
export const validateMessage: TextareaFieldValidation = (value: unknown, { req, siblingData }) => {
  const key = getKey(siblingData)
  if (value == null || value === '' || key === null || !isLocale(req.locale)) return true
  if (typeof value !== 'string') return req.t('validation:invalidInput')
  const isDraft = isRecord(siblingData) && siblingData._status === 'draft'
  const problems = messageProblems({ key, locale: req.locale, text: value }).filter(
    ({ isUnreadable }) => isUnreadable || !isDraft,
  )
  if (problems.length === 0) return true
  const { language } = req.i18n
  return problems.map(({ text }) => inAdminLanguage({ language, text })).join(' ')
}

/** An emptied message falls back to the code’s text; one that the code lacks is missing. */
export const emptyToCode: FieldHook = ({ value, originalDoc, siblingData, req }) => {
  if (typeof value === 'string' && value.trim() !== '') return value
  const key = getKey(siblingData) ?? getKey(originalDoc)
  if (key === null || !isLocale(req.locale)) return null
  return catalogueText({ locale: req.locale, key })
}
