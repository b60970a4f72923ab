import type { MissingFilter } from '../missing-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Check, SearchField } from '@/components/panel/list/filter-fields'
import type { Speaker } from '@/components/panel/speaker'
import { linksPath } from './link-paths'
import { wantedTexts } from './texts'

/** What the list of missing pages can be asked. */
export function FilterForm({
  filter: { isLinkedHere, search },
  speaker: { say },
}: {
  filter: MissingFilter
  speaker: Speaker
}) {
  const isNarrowed = isLinkedHere === true || search !== undefined
  const reset = { href: linksPath, text: say(wantedTexts.reset) }
  return (
    <FilterBar path={linksPath} reset={isNarrowed ? reset : null} submit={say(wantedTexts.apply)}>
      <SearchField label={say(wantedTexts.search)} value={search} />
      <Check isChecked={isLinkedHere === true} label={say(wantedTexts.linkedOnly)} name="linked" />
    </FilterBar>
  )
}
