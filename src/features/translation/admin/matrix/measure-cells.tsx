import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'
import { unitFilterQuery } from '../../units/unit-filter'
import type { LanguageCounts, UnitFilter } from '../../reading/views'
import { listPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { Meter } from '../meter'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { measurePhrases, measures, type Measure } from '../texts/measures'
import { doneShare, getMeasure } from './count-languages'
import styles from './matrix.module.css'

/** What a list has to ask for to show the texts that a number counts. */
const measureFilter: Record<Measure, Omit<UnitFilter, 'locale'>> = {
  done: {},
  missing: { states: ['missing'] },
  outdated: { isOutdated: true },
  errors: { hasErrors: true },
  warnings: { hasWarnings: true },
  words: { isUnfinished: true },
}

/** The source language is written, not translated: nothing in it can be missing or outdated. */
const sourceMeasures = ['done', 'errors', 'warnings'] as const

type Counted = {
  counts: LanguageCounts
  locale: Locale
  /** Filter of the row. */
  filter: Omit<UnitFilter, 'locale'>
  intl: PanelIntl
}

export function getMeasures(locale: Locale): readonly Measure[] {
  return locale === defaultLocale ? sourceMeasures : measures
}

/** The cells of one row in one language; every number opens the texts that it counts. */
export function MeasureCells(props: Counted & { isFocus: boolean; title: string }) {
  const { locale, isFocus } = props
  return getMeasures(locale).map((measure, index) => (
    <td
      className={index === 0 ? styles.first : undefined}
      data-focus={isFocus || undefined}
      data-measure={measure}
      key={measure}
    >
      <MeasureLink {...props} measure={measure} />
    </td>
  ))
}

function MeasureLink(props: Counted & { measure: Measure; title: string }) {
  const { counts, locale, filter, intl, measure, title } = props
  const value = getMeasure({ counts, measure })
  if (measure !== 'done' && value === 0) {
    return (
      <span className={styles.none}>
        <span className="sr-only">0</span>
      </span>
    )
  }
  const query = unitFilterQuery({ locale, ...filter, ...measureFilter[measure] })
  const phrase = toPhrase({ counts, measure, intl })
  const percent = intl.percent(doneShare(counts))
  const spoken = measure === 'done' ? `${percent}, ${phrase}` : phrase
  return (
    <a
      aria-label={`${spoken}: ${title}, ${localeNames[locale].name}`}
      className={styles[measure]}
      data-whole={measure === 'done' && value === 1 ? true : undefined}
      href={withQuery({ path: listPath, query })}
      title={phrase}
    >
      {measure === 'done' ? (
        <>
          <Meter {...counts} />
          <span>{percent}</span>
        </>
      ) : (
        intl.number(value)
      )}
    </a>
  )
}

function toPhrase({
  counts,
  measure,
  intl,
}: Pick<Counted, 'counts' | 'intl'> & { measure: Measure }): string {
  const count = measure === 'done' ? counts.done : getMeasure({ counts, measure })
  return intl.t(measurePhrases[measure], { count, total: counts.total })
}
