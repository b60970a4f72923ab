import type { OtherMessage } from '../inbox/read-thread'
import { Section } from '@/components/panel/record/section'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { messageAddress } from '../inbox/inbox-paths'
import { StateMark } from './state-mark'
import { threadTexts } from './thread-texts'
import styles from './thread.module.css'

/** What else the same member has written. */
export function OtherMessages({
  others,
  intl,
}: {
  others: readonly OtherMessage[]
  intl: PanelIntl
}) {
  if (others.length === 0) return null
  return (
    <Section id="inbox-others" isPanel title={intl.t(threadTexts.others)}>
      <ul className={styles.others}>
        {others.map(({ id, state, createdAt }) => (
          <li key={id}>
            <a href={messageAddress({ id })}>{intl.moment(createdAt)}</a>
            <StateMark intl={intl} state={state} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
