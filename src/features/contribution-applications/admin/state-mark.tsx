import { stateNames, type ApplicationState } from '../review/names'
import { Mark, type Tone } from '@/components/panel/mark'
import type { Speaker } from '@/components/panel/speaker'

const tones: Record<ApplicationState, Tone> = {
  received: 'new',
  'in-review': 'open',
  accepted: 'done',
  declined: 'closed',
}

/** Where an application stands. */
export function StateMark({ state, speaker }: { state: ApplicationState; speaker: Speaker }) {
  return <Mark tone={tones[state]}>{speaker.say(stateNames[state])}</Mark>
}
