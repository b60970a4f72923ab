import type { ReactNode } from 'react'
import { contributorRoleNames } from '@/cms/fields/contributor-roles'
import type { AdminLabel } from '@/cms/label'
import { auditActionNames, auditActions } from '@/features/audit/actions'
import type { MemberRecord } from '../membership/member-record'
import { applicationAddress } from '@/features/contribution-applications/review/application-paths'
import { messageAddress } from '@/features/contact-messages/inbox/inbox-paths'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './members.module.css'
import { recordTexts } from './texts'

type Props = { record: MemberRecord; intl: PanelIntl }
type Entry = { id: number; title: ReactNode; aside: string }

const longestTitle = 120

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > longestTitle ? `${line.slice(0, longestTitle - 1)}…` : line
}

function List(props: { id: string; title: string; none: string; entries: Entry[] }) {
  const { id, title, none, entries } = props
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {entries.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {entry.title}
              <span className={styles.aside}>{entry.aside}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** What the member wrote to the group. */
export function MessageList({ record, intl: { t, moment } }: Props) {
  return (
    <List
      entries={record.messages.map(({ id, message, createdAt }) => ({
        id,
        title: <a href={messageAddress({ id })}>{short(message)}</a>,
        aside: moment(createdAt),
      }))}
      id="messages"
      none={t(recordTexts.noMessages)}
      title={t(recordTexts.messages)}
    />
  )
}

/** What the member has offered to do. */
export function ApplicationList({ record, intl: { t, moment } }: Props) {
  return (
    <List
      entries={record.applications.map(({ id, role, createdAt }) => ({
        id,
        title: <a href={applicationAddress({ id })}>{t(contributorRoleNames[role])}</a>,
        aside: moment(createdAt),
      }))}
      id="applications"
      none={t(recordTexts.noApplications)}
      title={t(recordTexts.applications)}
    />
  )
}

function actionName(action: string): AdminLabel | null {
  const known = auditActions.find((name) => name === action)
  return known ? auditActionNames[known] : null
}

/** What editors have done with the account. */
export function LogList({ record, intl: { t, moment, language } }: Props) {
  return (
    <List
      entries={record.log.map(({ id, action, actorName, note, createdAt }) => ({
        id,
        title: [actionName(action)?.[language] ?? action, note].filter(Boolean).join(': '),
        aside: `${actorName}, ${moment(createdAt)}`,
      }))}
      id="log"
      none={t(recordTexts.noLog)}
      title={t(recordTexts.log)}
    />
  )
}
