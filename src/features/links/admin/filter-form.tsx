import type { MissingFilter } from '../missing-filter'
import { FilterBar } from '@/components/panel/list/filter-bar'
import { Check, SearchField } from '@/components/panel/list/filter-fields'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { linksPath } from './link-paths'
import { wantedTexts } from './texts'

/** What the list of missing pages can be asked. */
export function FilterForm({
  filter: { isLinkedHere, search },
  intl: { t },
}: {
  filter: MissingFilter
  intl: PanelIntl
}) {
  const isNarrowed = isLinkedHere === true || search !== undefined
  const reset = { href: linksPath, text: t(wantedTexts.reset) }
  return (
    <FilterBar path={linksPath} reset={isNarrowed ? reset : null} submit={t(wantedTexts.apply)}>
      <SearchField label={t(wantedTexts.search)} value={search} />
      <Check isChecked={isLinkedHere === true} label={t(wantedTexts.linkedOnly)} name="linked" />
    </FilterBar>
  )
}
