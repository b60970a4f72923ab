import { contactStateNames, type ContactState } from '@/cms/fields/contact-states'
import { Mark, type Tone } from '@/components/panel/mark'
import type { Speaker } from '@/components/panel/speaker'

const tones: Record<ContactState, Tone> = {
  new: 'new',
  'in-work': 'open',
  answered: 'done',
  archived: 'closed',
  spam: 'closed',
}

/** Where a message stands. */
export function StateMark({ state, speaker }: { state: ContactState; speaker: Speaker }) {
  return <Mark tone={tones[state]}>{speaker.say(contactStateNames[state])}</Mark>
}
