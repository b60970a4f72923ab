import type { Week } from '../read-figures'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'

const height = 48

/** Messages of each week as bars, with the numbers in words beside them for who does not see them. */
export function WeekBars({ weeks, intl }: { weeks: Week[]; intl: PanelIntl }) {
  const { t, day, shortDay, number } = intl
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return (
    <ul className={styles.weeks}>
      {weeks.map(({ monday, count }) => (
        <li key={monday} title={t(dashboardTexts.weekFrom, { day: day(monday) })}>
          <svg aria-hidden="true" height={height} viewBox={`0 0 10 ${height}`} width="100%">
            <rect
              height={Math.max(2, (count / most) * height)}
              rx="1"
              width="10"
              y={height - Math.max(2, (count / most) * height)}
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
