import { createFormatter, createTranslator } from 'use-intl/core'
import type { AdminLabel } from '@/cms/label'
import { formatAt, formatMoment } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { editorsTimeZone } from '@/lib/chisinau-time'

type Values = Record<string, string | number>

/** Translates texts and formats numbers and times in one language of the panel. */
export type PanelIntl = {
  language: Locale
  /** Texts with values are ICU messages. */
  t: (text: AdminLabel, values?: Values) => string
  number: (value: number) => string
  /** 0…1 as whole percents, and 100 only where nothing is left. */
  percent: (share: number) => string
  /** „Ana, Boris și Vera” */
  list: (items: string[]) => string
  /** „acum 3 zile”, seen from the given moment. */
  ago: (options: { at: string; now: Date }) => string
  /** „3 martie 2026” */
  day: (date: string) => string
  /** „3 mar.” */
  shortDay: (date: string) => string
  /** „3 martie 2026, 14:05”, by the clock of Chișinău. */
  moment: (at: string) => string
}

export function panelIntl(language: Locale): PanelIntl {
  const format = createFormatter({ locale: language, timeZone: editorsTimeZone })
  // English is British: the formatter, which knows languages only, would write American dates.
  const inChisinau = { locale: language, timeZone: editorsTimeZone }
  // A table uses the same message hundreds of times, and parsing it is what takes the time.
  const parsed = new Map<AdminLabel, Translate>()
  return {
    language,
    t: (text, values) => {
      if (!values) return text[language]
      const translate = parsed.get(text) ?? translator({ language, text: text[language] })
      parsed.set(text, translate)
      return translate(values)
    },
    number: (value) => format.number(value),
    percent: (share) =>
      format.number(share === 1 ? 1 : Math.min(share, 0.99), {
        style: 'percent',
        maximumFractionDigits: 0,
      }),
    list: (items) => format.list(items),
    ago: ({ at, now }) => format.relativeTime(new Date(at), { now }),
    day: (date) => formatAt({ at: date, dateStyle: 'long', ...inChisinau }),
    shortDay: (date) => formatAt({ at: date, day: 'numeric', month: 'short', ...inChisinau }),
    moment: (at) => formatMoment({ at, ...inChisinau }),
  }
}

type Translate = (values: Values) => string

function translator({ language, text }: { language: Locale; text: string }): Translate {
  const messages: Record<string, string> = { text }
  const translate = createTranslator({ locale: language, messages })
  return (values) => translate('text', values)
}
