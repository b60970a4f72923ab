import type { ApplicationNote } from '@/workplace/applications/read-application'
import type { Speaker } from '../speaker'
import styles from './applications.module.css'
import { noteTexts } from './texts'

/** What editors have noted, the oldest first. */
export function NoteList({ notes, speaker }: { notes: ApplicationNote[]; speaker: Speaker }) {
  const { say, ago, moment } = speaker
  if (notes.length === 0) return <p className={styles.quiet}>{say(noteTexts.none)}</p>
  return (
    <ol className={styles.notes}>
      {notes.map(({ at, authorName, text, isTold }) => (
        <li className={styles.note} data-told={isTold || undefined} key={`${at} ${text}`}>
          <p className={styles.noteHead}>
            <strong>{authorName}</strong>
            <time dateTime={at} title={moment(at)}>
              {ago({ at, now: new Date() })}
            </time>
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
