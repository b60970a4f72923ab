import type { InboxEditor } from '../inbox/inbox-editors'
import type { InboxFilter } from '../inbox/types'
import { DayField } from '@/components/panel/list/day-field.client'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, LanguageChoice, SearchField } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { inboxQuery } from '../inbox/inbox-filter'
import { inboxPath, listAddress } from '../inbox/inbox-paths'
import { listTexts } from './list-texts'

/** What the list of messages can be asked. */
export function FilterForm({
  filter,
  editors,
  ownId,
  intl: { t },
}: {
  filter: InboxFilter
  editors: readonly InboxEditor[]
  ownId: number
  intl: PanelIntl
}) {
  const { state, search, language, assignee, since } = filter
  const isNarrowed = [search, language, assignee, since].some((value) => value !== undefined)
  const reset = { href: listAddress({ ...(state && { state }) }), text: t(listTexts.reset) }
  const whose = assignee === ownId ? 'mine' : assignee
  const asked = { ...filter, ...(whose !== undefined && { assignee: whose }) }
  return (
    <FilterBar
      path={inboxPath}
      query={inboxQuery(asked)}
      reset={isNarrowed ? reset : null}
      submit={t(listTexts.apply)}
    >
      {state && <input name="state" type="hidden" value={state} />}
      <SearchField label={t(listTexts.search)} value={search} />
      <LanguageChoice
        any={t(listTexts.anyLanguage)}
        label={t(listTexts.language)}
        name="language"
        value={language}
      />
      <Choice label={t(listTexts.assignee)} name="assignee" value={whose ?? ''}>
        <option value="">{t(listTexts.anyAssignee)}</option>
        <option value="mine">{t(listTexts.mine)}</option>
        <option value="nobody">{t(listTexts.nobody)}</option>
        {editors
          .filter(({ id }) => id !== ownId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <DayField label={t(listTexts.since)} name="since" value={since} />
    </FilterBar>
  )
}
