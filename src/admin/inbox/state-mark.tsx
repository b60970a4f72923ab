import { contactStateNames, type ContactState } from '@/cms/fields/contact-states'
import type { Speaker } from '../speaker'
import styles from './state-mark.module.css'

/** Where a message stands, in words. */
export function StateMark({ state, speaker }: { state: ContactState; speaker: Speaker }) {
  return (
    <span className={styles.mark} data-state={state}>
      {speaker.say(contactStateNames[state])}
    </span>
  )
}
