import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { readMatrix } from '../../reading/read-matrix'
import type { EditorRights } from '@/cms/access/rights'
import type { CountsByLocale } from '../../reading/language-counts'
import { EmptyList } from '@/components/panel/list/empty-list'
import { Glyph } from '@/components/panel/glyphs'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { matrixTexts } from '../texts/matrix'
import { measureNames, measures } from '../texts/measures'
import view from '@/components/panel/view.module.css'
import type { ViewProps } from '../view-props'
import { LanguageCards } from './language-cards'
import { MatrixControls } from './matrix-controls'
import { groupKey, matrixGroups, openGroups, pagesKey } from './matrix-groups'
import { parseMatrixQuery } from './matrix-query'
import { MatrixTable } from './matrix-table'
import styles from './matrix.module.css'

/** How far every document is in every language. */
export async function CoverageView({ cms, editor, searchParams, intl }: ViewProps) {
  const { language } = intl
  const query = parseMatrixQuery(searchParams)
  const { rows, totals } = await readMatrix({ cms, language })
  const groups = matrixGroups({ rows, query, language })
  const columns = columnOrder({ focus: query.focus, editor, totals })
  const titles = new Map(
    rows.map((row) => [groupKey(row), row.kind === 'global' ? null : row.containerTitle]),
  )
  const choices = [...titles].map(([key, title]) => ({
    key,
    title: key === pagesKey ? intl.t(matrixTexts.pages) : (title ?? key),
  }))
  return (
    <>
      <h1 className={view.title}>{intl.t(matrixTexts.title)}</h1>
      <LanguageCards columns={columns} query={query} intl={intl} totals={totals} />
      <MatrixControls choices={choices} query={query} intl={intl} />
      {groups.length === 0 ? (
        <EmptyList
          reason={intl.t(
            query.onlyWork && query.search === ''
              ? matrixTexts.nothingLeft
              : matrixTexts.nothingFound,
          )}
        />
      ) : (
        <div className={styles.container}>
          <Legend intl={intl} />
          <MatrixTable
            columns={columns}
            groups={groups}
            open={openGroups({ groups, query })}
            query={query}
            intl={intl}
          />
        </div>
      )}
    </>
  )
}

/** The language in focus, then the editor’s own, then the rest; the source comes last. */
function columnOrder({
  focus,
  editor,
  totals,
}: {
  focus: Locale | null
  editor: EditorRights
  totals: CountsByLocale
}): Locale[] {
  const translated = locales
    .filter((locale) => locale !== defaultLocale)
    .toSorted((a, b) => totals[b].wordsLeft - totals[a].wordsLeft)
  const own = translated.filter((locale) => editor.languages.includes(locale))
  return [...new Set([...(focus ? [focus] : []), ...own, ...translated, defaultLocale])]
}

function Legend({ intl }: { intl: PanelIntl }) {
  return (
    <ul aria-label={intl.t(matrixTexts.legend)} className={styles.legend}>
      {measures.map((measure) => (
        <li key={measure}>
          <Glyph name={measure} /> {intl.t(measureNames[measure])}
        </li>
      ))}
    </ul>
  )
}
