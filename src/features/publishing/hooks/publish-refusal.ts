import type { PayloadRequest } from 'payload'
import { label, type AdminLabel } from '@/cms/label'
import { byLocale } from '@/i18n/by-locale'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { checkName } from '@/features/translation/check-names'
import { findingText } from '@/features/translation/checks/finding-texts'
import { fieldTitle } from '@/features/translation/content/field-title'
import type { Blocker } from '@/features/translation/evaluation/publish-gate'
import { unitFilterQuery } from '@/features/translation/units/unit-filter'

const LISTED = 5

const introductions = {
  ro: label({
    ro: 'Versiunea în română nu a fost publicată. Texte de corectat',
    en: 'The Romanian version was not published. Texts to correct',
    ru: 'Румынская версия не опубликована. Тексты, которые нужно исправить',
  }),
  en: label({
    ro: 'Versiunea în engleză nu a fost publicată. Texte de corectat',
    en: 'The English version was not published. Texts to correct',
    ru: 'Английская версия не опубликована. Тексты, которые нужно исправить',
  }),
  ru: label({
    ro: 'Versiunea în rusă nu a fost publicată. Texte de corectat',
    en: 'The Russian version was not published. Texts to correct',
    ru: 'Русская версия не опубликована. Тексты, которые нужно исправить',
  }),
} satisfies Record<Locale, AdminLabel>

const severalLanguages = label({
  ro: 'Nu s-a publicat nimic. Texte de corectat',
  en: 'Nothing was published. Texts to correct',
  ru: 'Ничего не опубликовано. Тексты, которые нужно исправить',
})

const missing = label({ ro: 'lipsește', en: 'missing', ru: 'перевода нет' })

const allTexts = label({
  ro: 'toate textele',
  en: 'all texts',
  ru: 'все тексты',
})

type Refusal = {
  sentence: AdminLabel
  body: {
    /** The desk's list of the record’s texts. */
    address: string
    texts: { unit: string; locale: Locale; title: string; problems: string[] }[]
  }
}

type Refused = {
  req: PayloadRequest
  blockers: Blocker[]
  /** Whether only one was to be published. */
  isOneLanguage: boolean
}

/** The refusal for an editor who may not publish, with the texts that prevent it. */
export function toRefusal({ req, blockers, isOneLanguage }: Refused): Refusal {
  const refused = { req, blockers, isOneLanguage }
  const given = req.i18n.language
  const language = isLocale(given) ? given : defaultLocale
  return {
    sentence: byLocale((language) => toSentence({ ...refused, language })),
    body: {
      address: listAddress(blockers),
      texts: blockers.map(({ unit, locale, kind, container, path, findings }) => ({
        unit,
        locale,
        title: fieldTitle({ cms: req.payload, kind, container, path, language }),
        problems: findings.map((finding) => findingText({ finding, language })),
      })),
    },
  }
}

/**
 * The first texts with what is wrong, and where to find them all. The admin panel makes a list of
 * what follows the colon, an entry after each comma.
 */
function toSentence(options: Refused & { language: Locale }): string {
  const { req, blockers, isOneLanguage, language } = options
  const [first] = blockers
  const introduction = first && isOneLanguage ? introductions[first.locale] : severalLanguages
  const entries = blockers.slice(0, LISTED).map(({ locale, kind, container, path, findings }) => {
    const names = findings.map(({ check }) => checkName(check)[language])
    const what = names.length > 0 ? [...new Set(names)].join(' + ') : missing[language]
    const title = fieldTitle({ cms: req.payload, kind, container, path, language })
    return `${isOneLanguage ? '' : `${locale} · `}${title} – ${what}`.replaceAll(',', '')
  })
  const all = `${allTexts[language]} – ${listAddress(blockers)}`
  return `${introduction[language]}: ${[...entries, all].join(', ')}`
}

function listAddress([first]: Blocker[]): string {
  if (!first) return ''
  const { container, document, locale } = first
  const query = unitFilterQuery({
    locale,
    container,
    ...(document === '' ? {} : { document }),
  })
  return `/admin/translations/list?${query}`
}
