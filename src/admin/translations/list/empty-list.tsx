import type { UnitFilter } from '@/translation/desk/views'
import { listPath, withQuery } from '../desk-paths'
import type { Speaker } from '../../speaker'
import { listTexts } from '../texts/list'
import view from '../../view.module.css'

/** Says what it means that a list is empty: good news where it asked for something amiss. */
export function EmptyList({
  filter,
  bareQuery,
  speaker,
}: {
  filter: UnitFilter
  bareQuery: string
  speaker: Speaker
}) {
  return (
    <div className={view.empty}>
      <p>{speaker.say(reasonOf(filter))}</p>
      <p>
        <a href={withQuery({ path: listPath, query: bareQuery })}>
          {speaker.say(listTexts.seeAll)}
        </a>
      </p>
    </div>
  )
}

function reasonOf({ search, states = [], isOutdated, hasErrors, hasWarnings, check }: UnitFilter) {
  const [state] = states
  if (search) return listTexts.nothing
  if (states.length === 1 && state === 'missing') return listTexts.nothingMissing
  if (states.length === 1 && state === 'needs-review') return listTexts.nothingToReview
  if (states.length > 0) return listTexts.nothing
  if (isOutdated) return listTexts.nothingOutdated
  return hasErrors || hasWarnings || check ? listTexts.nothingWrong : listTexts.nothing
}
