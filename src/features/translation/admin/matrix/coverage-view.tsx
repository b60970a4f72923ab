import type { Payload } from 'payload'
import { defaultLocale, locales, type Locale } from '@/i18n/locales'
import { readMatrix } from '../../reading/read-matrix'
import type { EditorRights } from '@/cms/access/rights'
import type { CountsByLocale } from '../../reading/language-counts'
import { EmptyList } from '@/components/panel/list/empty-list'
import { Glyph } from '@/components/panel/glyphs'
import type { Speaker } from '@/components/panel/speaker'
import { matrixTexts } from '../texts/matrix'
import { measureNames, measures } from '../texts/measures'
import view from '@/components/panel/view.module.css'
import { LanguageCards } from './language-cards'
import { MatrixControls } from './matrix-controls'
import { groupKey, matrixGroups, openGroups, pagesKey } from './matrix-groups'
import { parseMatrixQuery } from './matrix-query'
import { MatrixTable } from './matrix-table'
import styles from './matrix.module.css'

/** How far every document is in every language. */
export async function CoverageView({
  cms,
  editor,
  searchParams,
  speaker,
}: {
  cms: Payload
  editor: EditorRights
  searchParams: Record<string, string | string[] | undefined>
  speaker: Speaker
}) {
  const { language } = speaker
  const query = parseMatrixQuery(searchParams)
  const { rows, totals } = await readMatrix({ cms, language })
  const groups = matrixGroups({ rows, query, language })
  const columns = columnOrder({ focus: query.focus, editor, totals })
  const titles = new Map(
    rows.map((row) => [groupKey(row), row.kind === 'global' ? null : row.containerTitle]),
  )
  const choices = [...titles].map(([key, title]) => ({
    key,
    title: key === pagesKey ? speaker.say(matrixTexts.pages) : (title ?? key),
  }))
  return (
    <>
      <h1 className={view.title}>{speaker.say(matrixTexts.title)}</h1>
      <LanguageCards columns={columns} query={query} speaker={speaker} totals={totals} />
      <MatrixControls choices={choices} query={query} speaker={speaker} />
      {groups.length === 0 ? (
        <EmptyList
          reason={speaker.say(
            query.onlyWork && query.search === ''
              ? matrixTexts.nothingLeft
              : matrixTexts.nothingFound,
          )}
        />
      ) : (
        <div className={styles.container}>
          <Legend speaker={speaker} />
          <MatrixTable
            columns={columns}
            groups={groups}
            open={openGroups({ groups, query })}
            query={query}
            speaker={speaker}
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

function Legend({ speaker }: { speaker: Speaker }) {
  return (
    <ul aria-label={speaker.say(matrixTexts.legend)} className={styles.legend}>
      {measures.map((measure) => (
        <li key={measure}>
          <Glyph name={measure} /> {speaker.say(measureNames[measure])}
        </li>
      ))}
    </ul>
  )
}
