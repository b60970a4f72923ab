import { contactStateNames, contactStates, type ContactState } from '@/cms/fields/contact-states'
import type { PanelIntl } from '@/components/panel/panel-intl'

export type StateChoice = { state: ContactState; name: string }

/** The states of a message with their names, for a part that runs in the browser. */
export function stateChoices(intl: PanelIntl): StateChoice[] {
  return contactStates.map((state) => ({ state, name: intl.t(contactStateNames[state]) }))
}
