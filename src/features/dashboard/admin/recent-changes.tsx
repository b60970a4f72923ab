import type { Payload } from 'payload'
import { readChanges } from '../read-changes'
import {
  actionWords,
  containerWords,
  numberedWords,
  recordWords,
} from '@/features/audit/entry-words'
import { LanguageCode } from '@/components/panel/list/language-code'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './dashboard.module.css'
import { dashboardTexts } from './texts'

const shown = 10

/** Who has changed what lately. */
export async function RecentChanges({ cms, intl }: { cms: Payload; intl: PanelIntl }) {
  const { t, ago } = intl
  const changes = await readChanges({ cms, limit: shown })
  const now = new Date()
  return (
    <section aria-labelledby="changes">
      <header className={styles.head}>
        <h2 className={styles.heading} id="changes">
          {t(dashboardTexts.changes)}
        </h2>
        <a href="/admin/collections/audit-entries">{t(dashboardTexts.allChanges)}</a>
      </header>
      {changes.length === 0 && <p className={styles.aside}>{t(dashboardTexts.noChanges)}</p>}
      <ul className={styles.changes}>
        {changes.map(({ id, who, action, locale, at, ...entry }) => (
          <li key={id}>
            <span className={styles.who}>{who}</span>
            <a href={`/admin/collections/audit-entries/${id}`}>{actionWords({ action, intl })}</a>
            <span>
              {recordWords({ cms, entry, intl })}
              <span className={styles.aside}>
                {entry.title !== null &&
                  numberedWords({ cms, entry, intl }) === null &&
                  ` · ${containerWords({ cms, container: entry.container, intl })}`}
                {locale !== null && (
                  <>
                    {' · '}
                    <LanguageCode locale={locale} />
                  </>
                )}
              </span>
            </span>
            <span className={styles.aside}>{ago({ at: at.toISOString(), now })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
