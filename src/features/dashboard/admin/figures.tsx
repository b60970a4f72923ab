import type { Payload } from 'payload'
import { countMembers, type MemberCount } from '@/auth/accounts/count-members'
import { readAccounts } from '@/auth/accounts/every-account'
import { countMessagesByWeek, mostReadPages, type Week } from '../read-figures'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { Card } from './card'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'

const barHeight = 48

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

/** Messages of each week as bars, with the numbers in words beside them for who does not see them. */
function WeekBars({ weeks, intl }: { weeks: Week[]; intl: PanelIntl }) {
  const { t, day, shortDay, number } = intl
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <ul className={styles.weeks}>
      {weeks.map(({ monday, count }) => (
        <li key={monday} title={t(dashboardTexts.weekFrom, { day: day(monday) })}>
          <svg aria-hidden="true" height={barHeight} viewBox={`0 0 10 ${barHeight}`} width="100%">
            <rect
              height={Math.max(2, (count / most) * barHeight)}
              rx="1"
              width="10"
              y={barHeight - Math.max(2, (count / most) * barHeight)}
            />
          </svg>
          <span className={styles.count}>{number(count)}</span>
          <span aria-hidden="true" className={styles.week}>
            {shortDay(monday)}
          </span>
          <span className={styles.unseen}>{t(dashboardTexts.weekFrom, { day: day(monday) })}</span>
        </li>
      ))}
    </ul>
  )
}
