import { readPlanned } from '../read-waiting'
import { LanguageCode } from '@/components/panel/list/language-code'
import { momentInChisinau } from '@/components/panel/moment'
import { Card } from './card'
import styles from './dashboard.module.css'
import { listed, type Parts } from './parts'
import { RecordLink } from './record-link'
import { dashboardTexts } from './texts'

/** What is to be published or withdrawn next, and what could not be. */
export async function WaitingPlanned({ cms, intl }: Parts) {
  const { t, language } = intl
  const planned = await readPlanned({ cms, limit: listed })
  if (planned.length === 0) return null
  return (
    <Card id="waiting-planned" title={t(dashboardTexts.planned)}>
      <ul className={styles.list}>
        {planned.map((change) => (
          <li key={change.id}>
            <RecordLink cms={cms} intl={intl} record={change} />{' '}
            <span className={styles.aside}>
              <LanguageCode locale={change.locale} /> · {t(dashboardTexts[change.action])} ·{' '}
              {momentInChisinau({ at: change.dueAt.toISOString(), language })}
            </span>
            {change.hasFailed && (
              <strong className={styles.failed}> {t(dashboardTexts.failed)}</strong>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
