import { localeNames, type Locale } from '@/i18n/locales'
import { deskPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { matrixTexts } from '../texts/matrix'
import { measureNames } from '../texts/measures'
import { getMeasures } from './measure-cells'
import { matrixQuery, sortedBy, sortName, type MatrixQuery, type MatrixSort } from './matrix-query'
import styles from './matrix.module.css'

type HeadProps = { query: MatrixQuery; columns: readonly Locale[]; intl: PanelIntl }

/** Headings that order the table by what they name. */
export function MatrixHead({ query, columns, intl }: HeadProps) {
  return (
    <thead>
      <tr>
        <SortHeading
          className={styles.documents}
          label={intl.t(matrixTexts.document)}
          query={query}
          rowSpan={2}
          sort={{ measure: 'title' }}
          title={intl.t(matrixTexts.sortByTitle)}
        />
        {columns.map((locale) => (
          <th
            className={styles.language}
            colSpan={getMeasures(locale).length}
            data-focus={columns[0] === locale || undefined}
            key={locale}
            scope="colgroup"
          >
            <span lang={locale}>{localeNames[locale].name}</span>
          </th>
        ))}
      </tr>
      <tr>
        {columns.map((locale) =>
          getMeasures(locale).map((measure, index) => {
            const name = intl.t(measureNames[measure])
            const language = localeNames[locale].name
            return (
              <SortHeading
                className={index === 0 ? styles.first : undefined}
                glyph={measure}
                isFocus={columns[0] === locale}
                key={`${locale} ${measure}`}
                label={name}
                query={query}
                sort={{ measure, locale }}
                title={intl.t(matrixTexts.sortBy, { measure: name, language })}
              />
            )
          }),
        )}
      </tr>
    </thead>
  )
}

function SortHeading(props: {
  query: MatrixQuery
  sort: MatrixSort
  label: string
  title: string
  glyph?: keyof typeof measureNames
  className?: string | undefined
  rowSpan?: number
  isFocus?: boolean
}) {
  const { query, sort, label, title, glyph, className, rowSpan, isFocus } = props
  const isSorted = query.sort !== null && sortName(query.sort) === sortName(sort)
  const order = query.direction === 'asc' ? 'ascending' : 'descending'
  const address = matrixQuery(sortedBy({ query, sort }))
  return (
    <th
      aria-sort={isSorted ? order : undefined}
      className={className}
      data-focus={isFocus || undefined}
      data-measure={sort.measure}
      rowSpan={rowSpan}
      scope="col"
    >
      <a href={withQuery({ path: deskPath, query: address })} title={title}>
        {glyph ? (
          <>
            <Glyph name={glyph} />
            <span className="sr-only">{label}</span>
          </>
        ) : (
          label
        )}
        {isSorted && <Glyph name={query.direction === 'asc' ? 'up' : 'down'} />}
      </a>
    </th>
  )
}
