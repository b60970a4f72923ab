import type { ApplicationNote } from '../review/read-application'
import { Ago } from '@/components/panel/list/ago'
import styles from '@/components/panel/record/record.module.css'
import type { Speaker } from '@/components/panel/speaker'
import { noteTexts } from './texts'

/** What editors have noted, the oldest first. */
export function NoteList({ notes, speaker }: { notes: ApplicationNote[]; speaker: Speaker }) {
  const { say } = speaker
  const now = new Date()
  if (notes.length === 0) return <p className={styles.quiet}>{say(noteTexts.none)}</p>
  return (
    <ol className={styles.entries}>
      {notes.map(({ at, authorName, text, isTold }) => (
        <li className={styles.entry} data-kind={isTold ? 'answer' : 'note'} key={`${at} ${text}`}>
          <p className={styles.entryHead}>
            <strong>{authorName}</strong>
            <Ago at={at} now={now} speaker={speaker} />
            {isTold && <span>{say(noteTexts.told)}</span>}
          </p>
          <p className={styles.words} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
