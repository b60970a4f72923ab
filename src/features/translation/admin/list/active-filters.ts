import type { UnitFilter } from '../../reading/views'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { checkName } from '../../check-names'
import { kindNames, listTexts, orderNames } from '../texts/list'
import { stateNames } from '../texts/states'
import { placeValue, type DocumentChoice } from './document-choices'

/** Yes-or-no questions: their parameter in an address and their field in a filter. */
export const marks = [
  { name: 'unfinished', field: 'isUnfinished' },
  { name: 'outdated', field: 'isOutdated' },
  { name: 'errors', field: 'hasErrors' },
  { name: 'warnings', field: 'hasWarnings' },
  { name: 'comments', field: 'hasOpenComments' },
  { name: 'locked', field: 'isLocked' },
] as const

/** What a list is narrowed and ordered by, language and search apart, in words. */
export function activeFilters({
  filter,
  documents,
  intl,
}: {
  filter: UnitFilter
  documents: readonly DocumentChoice[]
  intl: PanelIntl
}): string[] {
  const { t } = intl
  const { states = [], check, kind, container, changedSince, order = 'document' } = filter
  const place = placeValue(filter)
  const option = documents.flatMap(({ options }) => options).find(({ value }) => value === place)
  return [
    ...states.map((state) => t(stateNames[state])),
    ...marks.filter(({ field }) => filter[field] === true).map(({ field }) => t(listTexts[field])),
    ...(check === undefined ? [] : [t(checkName(check))]),
    ...(kind === undefined ? [] : [t(kindNames[kind])]),
    ...(container === undefined ? [] : [option?.title ?? place]),
    ...(changedSince === undefined
      ? []
      : [`${t(listTexts.changedSince)} ${intl.day(changedSince)}`]),
    ...(order === 'document' ? [] : [t(orderNames[order])]),
  ]
}
