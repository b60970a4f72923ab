import type { OtherMessage } from '../inbox/read-thread'
import { Section } from '@/components/panel/record/section'
import type { Speaker } from '@/components/panel/speaker'
import { messageAddress } from '../inbox/inbox-paths'
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
    <Section id="inbox-others" isPanel title={speaker.say(threadTexts.others)}>
      <ul className={styles.others}>
        {others.map(({ id, state, createdAt }) => (
          <li key={id}>
            <a href={messageAddress({ id })}>{speaker.day(createdAt)}</a>
            <StateMark speaker={speaker} state={state} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
