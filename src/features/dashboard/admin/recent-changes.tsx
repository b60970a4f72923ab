import type { Payload } from 'payload'
import { readChanges } from '../read-changes'
import {
  actionWords,
  containerWords,
  numberedWords,
  recordWords,
} from '@/features/audit/entry-words'
import type { Speaker } from '@/components/panel/speaker'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'

const shown = 10

/** Who has changed what lately. */
export async function RecentChanges({ cms, speaker }: { cms: Payload; speaker: Speaker }) {
  const { say, ago } = speaker
  const changes = await readChanges({ cms, limit: shown })
  const now = new Date()
  return (
    <section aria-labelledby="changes">
      <header className={styles.head}>
        <h2 className={styles.heading} id="changes">
          {say(dashboardTexts.changes)}
        </h2>
        <a href="/admin/collections/audit-entries">{say(dashboardTexts.allChanges)}</a>
      </header>
      {changes.length === 0 && <p className={styles.aside}>{say(dashboardTexts.noChanges)}</p>}
      <ul className={styles.changes}>
        {changes.map(({ id, who, action, locale, at, ...entry }) => (
          <li key={id}>
            <span className={styles.who}>{who}</span>
            <a href={`/admin/collections/audit-entries/${id}`}>
              {actionWords({ action, speaker })}
            </a>
            <span>
              {recordWords({ cms, entry, speaker })}
              <span className={styles.aside}>
                {entry.title !== null &&
                  numberedWords({ cms, entry, speaker }) === null &&
                  ` · ${containerWords({ cms, container: entry.container, speaker })}`}
                {locale !== null && ` · ${locale}`}
              </span>
            </span>
            <span className={styles.aside}>{ago({ at: at.toISOString(), now })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
