import { defaultLocale, localeNames, type Locale } from '@/i18n/locales'
import type { CountsByLocale } from '../../reading/language-counts'
import { deskPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { Meter } from '../meter'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { matrixTexts } from '../texts/matrix'
import { WorkLinks } from '../work-links'
import { doneShare, hasWork } from './count-languages'
import { matrixQuery, type MatrixQuery } from './matrix-query'
import styles from './language-cards.module.css'

/** The state of each language; its name brings its columns to the front. */
export function LanguageCards({
  totals,
  columns,
  query,
  intl,
}: {
  totals: CountsByLocale
  columns: readonly Locale[]
  query: MatrixQuery
  intl: PanelIntl
}) {
  const [focus] = columns
  return (
    <nav aria-label={intl.t(matrixTexts.focus)} className={styles.container}>
      <ul className={styles.cards}>
        {columns.map((locale) => {
          const counts = totals[locale]
          const { done, total } = counts
          const address = matrixQuery({ ...query, focus: locale })
          return (
            <li className={styles.card} data-focus={locale === focus || undefined} key={locale}>
              <div className={styles.head}>
                <span className={styles.title}>
                  <a
                    aria-current={locale === focus ? 'true' : undefined}
                    className={styles.name}
                    href={withQuery({ path: deskPath, query: address })}
                  >
                    <span lang={locale}>{localeNames[locale].name}</span>
                  </a>
                  {locale === defaultLocale && (
                    <span className={styles.aside}>{intl.t(matrixTexts.source)}</span>
                  )}
                </span>
                <span className={styles.share}>{intl.percent(doneShare(counts))}</span>
              </div>
              <Meter {...counts} />
              <p className={styles.aside}>
                {intl.t(matrixTexts.textsDone, { done: intl.number(done), total })}
              </p>
              <div className={styles.work}>
                {hasWork(counts) ? (
                  <WorkLinks locale={locale} intl={intl} work={counts} />
                ) : (
                  <p>{intl.t(matrixTexts.allDone)}</p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
