import { readDrafts } from '../read-drafts'
import { LanguageCode } from '@/components/panel/list/language-code'
import { Card } from './card'
import styles from './dashboard.module.css'
import { listed, type Parts } from './parts'
import { RecordLink } from './record-link'
import { dashboardTexts } from './texts'

/** What this editor has changed and not published. */
export async function WaitingDrafts({ cms, editor, intl }: Parts) {
  const { t, ago } = intl
  const drafts = await readDrafts({ cms, editorId: editor.id, limit: listed })
  if (drafts.length === 0) return null
  const now = new Date()
  return (
    <Card id="waiting-drafts" title={t(dashboardTexts.drafts)}>
      <ul className={styles.list}>
        {drafts.map((draft) => (
          <li key={`${draft.container} ${draft.document} ${draft.locale}`}>
            <RecordLink cms={cms} intl={intl} record={draft} />{' '}
            <span className={styles.aside}>
              <LanguageCode locale={draft.locale} /> · {ago({ at: draft.at.toISOString(), now })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
