import { contactStateNames, contactStates } from '@/cms/fields/contact-states'
import type { InboxFilter, InboxPage } from '@/workplace/inbox/types'
import type { Speaker } from '../speaker'
import { listAddress } from './inbox-paths'
import { listTexts } from './list-texts'
import styles from './state-tabs.module.css'

/** The same list in each state, with how many there are. */
export function StateTabs({
  filter,
  counts,
  speaker,
}: {
  filter: InboxFilter
  counts: InboxPage['counts']
  speaker: Speaker
}) {
  const { state: current, ...rest } = filter
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { name: listTexts.all, count: all, href: listAddress(rest), isCurrent: !current },
    ...contactStates.map((state) => ({
      name: contactStateNames[state],
      count: counts[state],
      href: listAddress({ ...rest, state }),
      isCurrent: state === current,
    })),
  ]
  return (
    <nav aria-label={speaker.say(listTexts.states)}>
      <ul className={styles.tabs}>
        {tabs.map(({ name, count, href, isCurrent }) => (
          <li key={href}>
            <a aria-current={isCurrent ? 'page' : undefined} href={href}>
              {speaker.say(name)} <span className={styles.count}>{speaker.number(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
