import type { ApplicationNote } from '../notes'
import { Ago } from '@/components/panel/list/ago'
import styles from '@/components/panel/record/record.module.css'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { noteTexts } from './texts'

/** What editors have noted, the oldest first. */
export function NoteList({ notes, intl }: { notes: ApplicationNote[]; intl: PanelIntl }) {
  const { t } = intl
  const now = new Date()
  if (notes.length === 0) return <p className={styles.quiet}>{t(noteTexts.none)}</p>
  return (
    <ol className={styles.entries}>
      {notes.map(({ at, authorName, text, isTold }) => (
        <li className={styles.entry} data-kind={isTold ? 'answer' : 'note'} key={`${at} ${text}`}>
          <p className={styles.entryHead}>
            <strong>{authorName}</strong>
            <Ago at={at} now={now} intl={intl} />
            {isTold && <span>{t(noteTexts.told)}</span>}
          </p>
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
