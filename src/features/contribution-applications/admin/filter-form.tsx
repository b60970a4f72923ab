import type { ApplicationFilter } from '../review/application-filter'
import { applicationRoles, applicationTopics, roleNames, topicNames } from '../review/names'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, SearchField } from '@/components/panel/list/filter-fields'
import type { Speaker } from '@/components/panel/speaker'
import { applicationsPath, listAddress } from './application-paths'
import { listTexts } from './texts'

/** What the list of applications can be asked. */
export function FilterForm({
  filter: { state, role, topic, search },
  speaker: { say },
}: {
  filter: ApplicationFilter
  speaker: Speaker
}) {
  const isNarrowed = [role, topic, search].some((value) => value !== undefined)
  const reset = { href: listAddress(state ? { state } : {}), text: say(listTexts.reset) }
  return (
    <FilterBar
      path={applicationsPath}
      reset={isNarrowed ? reset : null}
      submit={say(listTexts.apply)}
    >
      {state && <input name="state" type="hidden" value={state} />}
      <SearchField label={say(listTexts.search)} value={search} />
      <Choice label={say(listTexts.role)} name="role" value={role ?? ''}>
        <option value="">{say(listTexts.anyRole)}</option>
        {applicationRoles.map((value) => (
          <option key={value} value={value}>
            {say(roleNames[value])}
          </option>
        ))}
      </Choice>
      <Choice label={say(listTexts.topic)} name="topic" value={topic ?? ''}>
        <option value="">{say(listTexts.anyTopic)}</option>
        {applicationTopics.map((value) => (
          <option key={value} value={value}>
            {say(topicNames[value])}
          </option>
        ))}
      </Choice>
    </FilterBar>
  )
}
