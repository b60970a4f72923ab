import { stateNames, type ApplicationState } from '../review/names'
import { Mark, type Tone } from '@/components/panel/mark'
import type { PanelIntl } from '@/components/panel/panel-intl'

const tones: Record<ApplicationState, Tone> = {
  received: 'new',
  'in-review': 'open',
  accepted: 'done',
  declined: 'closed',
}

/** The state of an application. */
export function StateMark({ state, intl }: { state: ApplicationState; intl: PanelIntl }) {
  return <Mark tone={tones[state]}>{intl.t(stateNames[state])}</Mark>
}
