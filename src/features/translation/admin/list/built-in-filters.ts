import { defaultLocale, type Locale } from '@/i18n/locales'
import { unitFilterQuery } from '../../units/unit-filter'
import type { EditorRights } from '@/cms/access/rights'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { savedFilterTexts } from '../texts/saved-filters'
import type { SavedFilter } from './saved-filter'

/** The questions that everybody asks, in the language at hand. */
export function builtInFilters({
  locale,
  editor,
  intl,
}: {
  locale: Locale
  editor: EditorRights
  intl: PanelIntl
}): SavedFilter[] {
  const { t } = intl
  return [
    {
      name: t(savedFilterTexts.cutOff),
      query: unitFilterQuery({ locale, check: 'cut-off' }),
    },
    {
      name: t(savedFilterTexts.missingInMine),
      query: unitFilterQuery({ locale: ownLanguage({ locale, editor }), states: ['missing'] }),
    },
    {
      name: t(savedFilterTexts.toReview),
      query: unitFilterQuery({ locale, states: ['needs-review'] }),
    },
    {
      name: t(savedFilterTexts.outdated),
      query: unitFilterQuery({ locale, isOutdated: true }),
    },
  ]
}

/** The language at hand where the editor works in it, else the first that they do work in. */
export function ownLanguage({
  locale,
  editor,
}: {
  locale: Locale | null
  editor: EditorRights
}): Locale {
  const own = editor.languages.filter((each) => each !== defaultLocale)
  const [first = 'en'] = own
  if (!locale || locale === defaultLocale) return first
  return own.length === 0 || own.includes(locale) ? locale : first
}
