import type { OtherMessage } from '@/workplace/inbox/read-thread'
import type { Speaker } from '../speaker'
import { messageAddress } from './inbox-paths'
import { StateMark } from './state-mark'
import { threadTexts } from './thread-texts'
import styles from './thread.module.css'

/** What else the same member has written. */
export function OtherMessages({
  others,
  speaker,
}: {
  others: readonly OtherMessage[]
  speaker: Speaker
}) {
  if (others.length === 0) return null
  return (
    <section aria-labelledby="inbox-others" className={styles.panel}>
      <h2 className={styles.panelTitle} id="inbox-others">
        {speaker.say(threadTexts.others)}
      </h2>
      <ul className={styles.others}>
        {others.map(({ id, state, createdAt }) => (
          <li key={id}>
            <a href={messageAddress({ id })}>{speaker.day(createdAt)}</a>
            <StateMark speaker={speaker} state={state} />
          </li>
        ))}
      </ul>
    </section>
  )
}
