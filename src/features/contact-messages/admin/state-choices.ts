import { contactStateNames, contactStates, type ContactState } from '@/cms/fields/contact-states'
import type { Speaker } from '@/components/panel/speaker'

export type StateChoice = { state: ContactState; name: string }

/** The states of a message with their names, for a part that runs in the browser. */
export function stateChoices(speaker: Speaker): StateChoice[] {
  return contactStates.map((state) => ({ state, name: speaker.say(contactStateNames[state]) }))
}
