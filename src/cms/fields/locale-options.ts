import type { SelectField } from 'payload'
import { commonLabels } from '@/cms/common-labels'
import { localeNames, locales } from '@/i18n/locales'

/** The site's languages for a select field, by their own names. */
export const localeOptions = locales.map((locale) => ({
  value: locale,
  label: localeNames[locale].name,
}))

/** The language of a record. */
export function localeField() {
  return {
    name: 'locale',
    type: 'select',
    label: commonLabels.language,
    required: true,
    options: localeOptions,
  } satisfies SelectField
}
