import type { AdminLabel } from '@/cms/label'
import type { PanelIntl } from '../panel-intl'
import { Tabs } from './tabs'
import { listTexts } from './texts'

/** The same list in each state, with how many there are. */
export function StateTabs<State extends string>({
  label,
  states,
  names,
  counts,
  current,
  getAddress,
  intl: { t, number },
}: {
  label: string
  states: readonly State[]
  names: Record<State, AdminLabel>
  counts: Record<State, number>
  /** Undefined for the list of all. */
  current: State | undefined
  getAddress: (state: State | undefined) => string
  intl: PanelIntl
}) {
  const all = states.reduce((sum, state) => sum + counts[state], 0)
  const tabs = [
    {
      name: t(listTexts.all),
      count: number(all),
      href: getAddress(undefined),
      isCurrent: current === undefined,
    },
    ...states.map((state) => ({
      name: t(names[state]),
      count: number(counts[state]),
      href: getAddress(state),
      isCurrent: state === current,
    })),
  ]
  return <Tabs label={label} tabs={tabs} />
}
