import type { UnitFilter } from '../../reading/views'
import type { Speaker } from '@/components/panel/speaker'
import { checkName } from '../../check-names'
import { kindNames, listTexts, orderNames } from '../texts/list'
import { stateNames } from '../texts/states'
import { placeValue, type DocumentChoice } from './document-choices'

/** Yes-or-no questions: their parameter in an address and their field in a filter. */
export const marks = [
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
  speaker,
}: {
  filter: UnitFilter
  documents: readonly DocumentChoice[]
  speaker: Speaker
}): string[] {
  const { say } = speaker
  const { states = [], check, kind, container, changedSince, order = 'document' } = filter
  const place = placeValue(filter)
  const option = documents.flatMap(({ options }) => options).find(({ value }) => value === place)
  return [
    ...states.map((state) => say(stateNames[state])),
    ...marks
      .filter(({ field }) => filter[field] === true)
      .map(({ field }) => say(listTexts[field])),
    ...(check === undefined ? [] : [say(checkName(check))]),
    ...(kind === undefined ? [] : [say(kindNames[kind])]),
    ...(container === undefined ? [] : [option?.title ?? place]),
    ...(changedSince === undefined
      ? []
      : [`${say(listTexts.changedSince)} ${speaker.day(changedSince)}`]),
    ...(order === 'document' ? [] : [say(orderNames[order])]),
  ]
}
