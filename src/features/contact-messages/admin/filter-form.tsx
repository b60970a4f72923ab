import type { InboxEditor } from '../inbox/inbox-editors'
import type { InboxFilter } from '../inbox/types'
import { FilterBar } from '@/components/panel/list/filter-bar'
import {
  Choice,
  DayField,
  LanguageChoice,
  SearchField,
} from '@/components/panel/list/filter-fields'
import type { Speaker } from '@/components/panel/speaker'
import { inboxPath } from '../inbox/inbox-path'
import { listAddress } from '../inbox/inbox-paths'
import { listTexts } from './list-texts'

/** What the list of messages can be asked. */
export function FilterForm({
  filter,
  editors,
  ownId,
  speaker: { say },
}: {
  filter: InboxFilter
  editors: readonly InboxEditor[]
  ownId: number
  speaker: Speaker
}) {
  const { state, search, language, assignee, since } = filter
  const isNarrowed = [search, language, assignee, since].some((value) => value !== undefined)
  const reset = { href: listAddress({ ...(state && { state }) }), text: say(listTexts.reset) }
  return (
    <FilterBar path={inboxPath} reset={isNarrowed ? reset : null} submit={say(listTexts.apply)}>
      {state && <input name="state" type="hidden" value={state} />}
      <SearchField label={say(listTexts.search)} value={search} />
      <LanguageChoice
        any={say(listTexts.anyLanguage)}
        label={say(listTexts.language)}
        name="language"
        value={language}
      />
      <Choice
        label={say(listTexts.assignee)}
        name="assignee"
        value={assignee === ownId ? 'mine' : (assignee ?? '')}
      >
        <option value="">{say(listTexts.anyAssignee)}</option>
        <option value="mine">{say(listTexts.mine)}</option>
        <option value="nobody">{say(listTexts.nobody)}</option>
        {editors
          .filter(({ id }) => id !== ownId)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <DayField label={say(listTexts.since)} name="since" value={since} />
    </FilterBar>
  )
}
