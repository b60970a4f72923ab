import type { AdminLabel } from '@/cms/label'
import { localeNames, type Locale } from '@/i18n/locales'
import { unitFilterQuery } from '../units/unit-filter'
import type { LanguageCounts, UnitFilter } from '../reading/views'
import { listPath } from '../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { Glyph, type GlyphName } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { measureNames } from './texts/measures'
import { workNames } from './texts/work'
import styles from './work-links.module.css'

type Work = Pick<
  LanguageCounts,
  'missing' | 'outdated' | 'errors' | 'warnings' | 'needsReview' | 'wordsLeft'
> & { openComments?: number }

type WorkKind = {
  glyph: GlyphName
  name: AdminLabel
  count: number
  only: Omit<UnitFilter, 'locale'>
}

/** What is left to do in a language, the worst first; each kind of work leads to its texts. */
export function WorkLinks({ work, locale, intl }: { work: Work; locale: Locale; intl: PanelIntl }) {
  const { errors, missing, outdated, needsReview, warnings, openComments = 0 } = work
  const all: WorkKind[] = [
    { glyph: 'errors', name: measureNames.errors, count: errors, only: { hasErrors: true } },
    {
      glyph: 'missing',
      name: measureNames.missing,
      count: missing,
      only: { states: ['missing'] },
    },
    {
      glyph: 'outdated',
      name: measureNames.outdated,
      count: outdated,
      only: { isOutdated: true },
    },
    {
      glyph: 'needs-review',
      name: workNames.review,
      count: needsReview,
      only: { states: ['needs-review'] },
    },
    {
      glyph: 'warnings',
      name: measureNames.warnings,
      count: warnings,
      only: { hasWarnings: true },
    },
    {
      glyph: 'comments',
      name: workNames.comments,
      count: openComments,
      only: { hasOpenComments: true },
    },
  ]
  return (
    <ul aria-label={localeNames[locale].name} className={styles.links}>
      {all
        .filter(({ count }) => count > 0)
        .map(({ glyph, name, count, only }) => (
          <li key={glyph}>
            <a
              className={styles.link}
              data-kind={glyph}
              href={withQuery({ path: listPath, query: unitFilterQuery({ locale, ...only }) })}
            >
              <Glyph name={glyph} />
              {intl.t(name)} <span className={styles.count}>{intl.number(count)}</span>
            </a>
          </li>
        ))}
      {work.wordsLeft > 0 && (
        <li className={styles.link}>
          <Glyph name="words" />
          {intl.t(measureNames.words)}{' '}
          <span className={styles.count}>{intl.number(work.wordsLeft)}</span>
        </li>
      )}
    </ul>
  )
}
