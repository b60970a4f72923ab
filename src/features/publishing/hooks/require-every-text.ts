import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type GlobalBeforeChangeHook,
} from 'payload'
import { missingText, tooLong } from '@/cms/fields/localized-text'
import { hasEveryStatus, isPublished } from '@/cms/changes/is-published'
import { isTrashed } from '@/cms/changes/is-trashed'
import { inAdminLanguage } from '@/cms/label'
import { defaultLocale, isLocale, localeNames, locales, type Locale } from '@/i18n/locales'
import { findContainer, type Container } from '@/features/translation/content/containers'
import { textLeaves } from '@/features/translation/content/text-leaves'
import { changedDocument, type Change } from './changed-document'

type Problem = { path: string; message: string }

/** For a save of all languages, Payload passes the status of every language. */
function isForEveryLanguage({ data, originalDoc, req }: Change): boolean {
  if (!isPublished(data) || isTrashed(data)) return false
  return hasEveryStatus(originalDoc) || String(req.query.publishAllLocales) === 'true'
}

/** What the rules of the fields say of the languages that the form does not show. */
function findProblems(options: {
  container: Container
  doc: unknown
  shown: Locale
  language: string
}): Problem[] {
  const { container, doc, shown, language } = options
  return textLeaves({ fields: container.fields, data: doc }).flatMap((leaf) =>
    locales.flatMap((locale): Problem[] => {
      const { path, type, isRequired, maxLength: max } = leaf
      const value = leaf.values[locale] ?? ''
      if (locale === shown || type === 'richText' || typeof value !== 'string') return []
      if (isRequired && locale === defaultLocale && value.trim() === '') {
        return [{ path, message: inAdminLanguage({ language, text: missingText }) }]
      }
      if (max === null || value.length <= max) return []
      return [{ path, message: `${localeNames[locale].name}: ${tooLong({ max, language })}` }]
    }),
  )
}

async function requireEveryText(change: Change): Promise<void> {
  const { req, slug } = change
  const container = findContainer({ cms: req.payload, slug })
  if (!container || !isLocale(req.locale) || !isForEveryLanguage(change)) return
  const doc = await changedDocument({ ...change, container, locale: req.locale })
  const { language } = req.i18n
  const errors = findProblems({ container, doc, shown: req.locale, language })
  if (errors.length > 0) throw new ValidationError({ errors, req }, req.t)
}

/**
 * Publishing in all languages holds to the rules of each: Payload checks the texts of the language of
 * the form only, and a page without its Romanian texts came before its readers.
 */
export const requireTexts: CollectionBeforeChangeHook = async (change) => {
  await requireEveryText({ ...change, slug: change.collection.slug })
}

export const requireTextsGlobal: GlobalBeforeChangeHook = async (change) => {
  await requireEveryText({ ...change, slug: change.global.slug })
}
