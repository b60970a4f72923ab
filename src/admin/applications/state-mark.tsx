import { stateNames, type ApplicationState } from '@/workplace/applications/names'
import type { Speaker } from '../speaker'
import styles from './applications.module.css'

/** Where an application stands. */
export function StateMark({ state, speaker }: { state: ApplicationState; speaker: Speaker }) {
  return (
    <span className={styles.mark} data-state={state}>
      {speaker.say(stateNames[state])}
    </span>
  )
}
