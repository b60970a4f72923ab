import type { AdminLabel } from '@/cms/label'
import { deskPath } from '../../desk-paths'
import { withQuery } from '@/lib/http/with-query'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Check, Choice, SearchField } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { matrixTexts } from '../texts/matrix'
import { matrixQuery, sortName, type MatrixQuery } from './matrix-query'

export type GroupChoice = { key: string; title: string }

/** Narrows the matrix; a plain form, which the desk sends by itself where there is script. */
export function MatrixControls({
  query,
  choices,
  intl,
}: {
  query: MatrixQuery
  choices: readonly GroupChoice[]
  intl: PanelIntl
}) {
  const say = (text: AdminLabel) => intl.t(text)
  const isNarrowed = query.search !== '' || query.group !== '' || query.onlyWork
  const bare = matrixQuery({ ...query, search: '', group: '', onlyWork: false })
  const whole = withQuery({ path: deskPath, query: bare })
  return (
    <FilterBar
      query={matrixQuery(query)}
      isLive
      path={deskPath}
      reset={isNarrowed ? { href: whole, text: say(matrixTexts.reset) } : null}
      submit={say(matrixTexts.show)}
    >
      {query.focus && <input name="locale" type="hidden" value={query.focus} />}
      {query.sort && <input name="sort" type="hidden" value={sortName(query.sort)} />}
      {query.sort && <input name="direction" type="hidden" value={query.direction} />}
      <SearchField label={say(matrixTexts.search)} name="search" value={query.search} />
      <Choice label={say(matrixTexts.group)} name="group" value={query.group}>
        <option value="">{say(matrixTexts.allGroups)}</option>
        {choices.map(({ key, title }) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </Choice>
      <Check isChecked={query.onlyWork} label={say(matrixTexts.onlyWork)} name="work" />
    </FilterBar>
  )
}
