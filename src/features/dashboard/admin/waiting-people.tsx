import { countPeopleWaiting } from '../read-waiting'
import { Card } from './card'
import styles from './dashboard.module.css'
import type { Parts } from './parts'
import { dashboardTexts } from './texts'

/** Messages and applications that nobody has answered, and what did not reach people. */
export async function WaitingPeople({ cms, editor, intl: { t } }: Parts) {
  const counts = await countPeopleWaiting({ cms, editorId: editor.id })
  const kinds = [
    { name: 'newMessages', path: '/admin/inbox?state=new' },
    { name: 'ownMessages', path: '/admin/inbox?state=in-work&assignee=mine' },
    { name: 'applications', path: '/admin/applications' },
    { name: 'lostPages', path: '/admin/links?linked=1' },
    ...(editor.role === 'admin'
      ? [
          {
            name: 'refusedMails',
            path: '/admin/collections/outgoing-mails?where[state][equals]=failed&where[lastError][exists]=true',
          } as const,
        ]
      : []),
  ] as const
  const waiting = kinds.filter(({ name }) => counts[name] > 0)
  return (
    <Card id="waiting-people" title={t(dashboardTexts.people)}>
      {waiting.length === 0 && <p className={styles.aside}>{t(dashboardTexts.nobody)}</p>}
      <ul className={styles.list}>
        {waiting.map(({ name, path }) => (
          <li key={name}>
            <a href={path}>{t(dashboardTexts[name], { count: counts[name] })}</a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
