import type { ApplicationFilter } from '@/workplace/applications/application-filter'
import type { ApplicationPage } from '@/workplace/applications/list-applications'
import { applicationStates, stateNames } from '@/workplace/applications/names'
import type { Speaker } from '../speaker'
import { listAddress } from './application-paths'
import styles from './applications.module.css'
import { listTexts } from './texts'

/** The same list in each state, with how many there are. */
export function StateTabs({
  filter,
  counts,
  speaker,
}: {
  filter: ApplicationFilter
  counts: ApplicationPage['counts']
  speaker: Speaker
}) {
  const { state: current, ...rest } = filter
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const tabs = [
    { name: listTexts.all, count: all, href: listAddress(rest), isCurrent: !current },
    ...applicationStates.map((state) => ({
      name: stateNames[state],
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
