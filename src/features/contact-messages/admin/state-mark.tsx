import { contactStateNames, type ContactState } from '@/cms/fields/contact-states'
import { Mark, type Tone } from '@/components/panel/mark'
import type { PanelIntl } from '@/components/panel/panel-intl'

const tones: Record<ContactState, Tone> = {
  new: 'new',
  'in-work': 'open',
  answered: 'done',
  archived: 'closed',
  spam: 'closed',
}

/** The state of a message. */
export function StateMark({ state, intl }: { state: ContactState; intl: PanelIntl }) {
  return <Mark tone={tones[state]}>{intl.t(contactStateNames[state])}</Mark>
}
