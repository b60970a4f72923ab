import type { Payload } from 'payload'
import { countMembers, type MemberCount } from '@/auth/accounts/count-members'
import { readAccounts } from '@/auth/accounts/every-account'
import { countMessagesByWeek, mostReadPages } from '../read-figures'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { Card } from './card'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'
import { WeekBars } from './week-bars'

const weeks = 8
const days = 30
const pages = 8

/** The auth core may be away; the dashboard is there all the same. */
async function membersOrNull(): Promise<MemberCount | null> {
  return countMembers({ readAccounts, now: Date.now() }).catch(() => null)
}

/** Members, messages by week, and the pages that were read most. */
export async function Figures({ cms, intl }: { cms: Payload; intl: PanelIntl }) {
  const { t, number } = intl
  const [members, byWeek, mostRead] = await Promise.all([
    membersOrNull(),
    countMessagesByWeek({ cms, weeks }),
    mostReadPages({ cms, days, limit: pages }),
  ])
  return (
    <div className={styles.cards}>
      <Card id="members" title={t(dashboardTexts.members)}>
        {members ? (
          <>
            <p className={styles.figure}>{number(members.all)}</p>
            <p className={styles.aside}>
              {t(dashboardTexts.verified, { count: members.verified })}
            </p>
          </>
        ) : (
          <p className={styles.aside}>{t(dashboardTexts.membersAway)}</p>
        )}
      </Card>
      <Card id="messages-by-week" title={t(dashboardTexts.messagesByWeek)}>
        <WeekBars intl={intl} weeks={byWeek} />
      </Card>
      <Card id="most-read" title={t(dashboardTexts.mostRead)}>
        {mostRead.length === 0 && <p className={styles.aside}>{t(dashboardTexts.notRead)}</p>}
        <ol className={styles.ranking}>
          {mostRead.map(({ path, views }) => (
            <li key={path}>
              {path.includes('[') ? path : <a href={path}>{path}</a>}{' '}
              <span className={styles.count}>{number(views)}</span>
            </li>
          ))}
        </ol>
      </Card>
    </div>
  )
}
