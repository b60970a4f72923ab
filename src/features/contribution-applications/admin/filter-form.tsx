import { applicationQuery, type ApplicationFilter } from '../review/application-filter'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import { topicNames } from '@/cms/fields/topic'
import { contributorRoles } from '@/lib/database-values/contributor-roles'
import { topics } from '@/lib/topics'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Choice, SearchField } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { applicationsPath, listAddress } from '../review/application-paths'
import { listTexts } from './texts'

/** What the list of applications can be asked. */
export function FilterForm({
  filter,
  intl: { t },
}: {
  filter: ApplicationFilter
  intl: PanelIntl
}) {
  const { state, role, topic, search } = filter
  const isNarrowed = [role, topic, search].some((value) => value !== undefined)
  const reset = { href: listAddress(state ? { state } : {}), text: t(listTexts.reset) }
  return (
    <FilterBar
      path={applicationsPath}
      query={applicationQuery(filter)}
      reset={isNarrowed ? reset : null}
      submit={t(listTexts.apply)}
    >
      {state && <input name="state" type="hidden" value={state} />}
      <SearchField label={t(listTexts.search)} value={search} />
      <Choice label={t(listTexts.role)} name="role" value={role ?? ''}>
        <option value="">{t(listTexts.anyRole)}</option>
        {contributorRoles.map((value) => (
          <option key={value} value={value}>
            {t(contributorRoleNames[value])}
          </option>
        ))}
      </Choice>
      <Choice label={t(listTexts.topic)} name="topic" value={topic ?? ''}>
        <option value="">{t(listTexts.anyTopic)}</option>
        {topics.map((value) => (
          <option key={value} value={value}>
            {t(topicNames[value])}
          </option>
        ))}
      </Choice>
    </FilterBar>
  )
}
