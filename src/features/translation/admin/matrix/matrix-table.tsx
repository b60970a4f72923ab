import type { Locale } from '@/i18n/locales'
import { deskPath, listPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { unitFilterQuery } from '../../units/unit-filter'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { matrixTexts } from '../texts/matrix'
import { MatrixHead } from './matrix-head'
import type { MatrixGroup } from './matrix-groups'
import { matrixQuery, type MatrixQuery } from './matrix-query'
import { MeasureCells, getMeasures } from './measure-cells'
import styles from './matrix.module.css'

// A group of thousands is searched, not scrolled.
const mostRows = 300

type TableProps = {
  groups: readonly MatrixGroup[]
  open: readonly string[]
  query: MatrixQuery
  /** The languages in the order of their columns, the one in focus first. */
  columns: readonly Locale[]
  intl: PanelIntl
}

export function MatrixTable({ groups, open, query, columns, intl }: TableProps) {
  return (
    <table className={styles.matrix}>
      <caption className="sr-only">{intl.t(matrixTexts.caption)}</caption>
      <MatrixHead columns={columns} query={query} intl={intl} />
      {groups.map((group) => (
        <GroupRows
          columns={columns}
          group={group}
          key={group.key}
          open={open}
          query={query}
          intl={intl}
        />
      ))}
    </table>
  )
}

function GroupRows(props: Omit<TableProps, 'groups'> & { group: MatrixGroup }) {
  const { group, open, columns, intl } = props
  const isOpen = open.includes(group.key)
  const title = group.title ?? intl.t(matrixTexts.pages)
  const shown = isOpen ? group.rows.slice(0, mostRows) : []
  const width = columns.reduce((sum, locale) => sum + getMeasures(locale).length, 1)
  return (
    <tbody>
      <tr className={styles.group}>
        <th scope="rowgroup">
          <FoldLink {...props} isOpen={isOpen} title={title} />
        </th>
        {columns.map((locale, index) => (
          <MeasureCells
            counts={group.totals[locale]}
            filter={group.filter}
            isFocus={index === 0}
            key={locale}
            locale={locale}
            intl={intl}
            title={title}
          />
        ))}
      </tr>
      {shown.map((row) => {
        const { kind, container, document } = row
        const filter = kind === 'global' ? { container } : { container, document }
        const [first] = columns
        const query = first ? unitFilterQuery({ locale: first, ...filter }) : ''
        return (
          <tr className={styles.row} key={`${container} ${document}`}>
            <th scope="row">
              <a href={withQuery({ path: listPath, query })}>{row.title}</a>
            </th>
            {columns.map((locale, index) => (
              <MeasureCells
                counts={row.languages[locale]}
                filter={filter}
                isFocus={index === 0}
                key={locale}
                locale={locale}
                intl={intl}
                title={row.title}
              />
            ))}
          </tr>
        )
      })}
      {isOpen && shown.length < group.rows.length && (
        <tr className={styles.more}>
          <td colSpan={width}>
            {intl.t(matrixTexts.more, { shown: shown.length, total: group.rows.length })}
          </td>
        </tr>
      )}
    </tbody>
  )
}

function FoldLink(props: {
  group: MatrixGroup
  open: readonly string[]
  query: MatrixQuery
  isOpen: boolean
  title: string
  intl: PanelIntl
}) {
  const { group, open, query, isOpen, title, intl } = props
  const { key, rows } = group
  const others = open.filter((each) => each !== key)
  const address = matrixQuery({ ...query, open: isOpen ? others : [...others, key] })
  const text = isOpen ? matrixTexts.fold : matrixTexts.unfold
  return (
    <a
      aria-expanded={isOpen}
      href={withQuery({ path: deskPath, query: address })}
      title={intl.t(text, { group: title })}
    >
      <Glyph name={isOpen ? 'down' : 'right'} />
      {title} <span className={styles.aside}>{intl.number(rows.length)}</span>
    </a>
  )
}
