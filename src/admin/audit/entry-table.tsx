import type { Payload } from 'payload'
import { localeNames } from '@/i18n/locales'
import type { ReadEntry } from '@/workplace/audit/list-entries'
import type { Speaker } from '../speaker'
import { entryPath } from './audit-paths'
import styles from './entry-table.module.css'
import { actionWords, containerWords, fieldWords, recordWords } from './entry-words'
import { auditTexts } from './texts'

const shownFields = 3

type Props = { cms: Payload; speaker: Speaker; now: Date }

/** Entries of the log, a row each; the row opens the entry. */
export function EntryTable({ entries, ...props }: Props & { entries: readonly ReadEntry[] }) {
  const { say } = props.speaker
  return (
    <table className={styles.table}>
      <caption className="sr-only">{say(auditTexts.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(auditTexts.what)}</th>
          <th scope="col">{say(auditTexts.where)}</th>
          <th scope="col">{say(auditTexts.fields)}</th>
          <th scope="col">{say(auditTexts.who)}</th>
          <th scope="col">{say(auditTexts.when)}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row entry={entry} key={entry.id} {...props} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ entry, cms, speaker, now }: Props & { entry: ReadEntry }) {
  const { say, ago, moment } = speaker
  const { id, action, at, container, document, fate, locale, who } = entry
  return (
    <tr className={styles.row}>
      <th scope="row">
        <a className={styles.open} href={entryPath(id)}>
          {actionWords({ action, speaker })}
        </a>
      </th>
      <td>
        <span className={styles.record}>{recordWords({ cms, entry, speaker })}</span>
        <span className={styles.aside}>
          {document !== null && containerWords({ cms, container, speaker })}
          {locale !== null && (
            <>
              {document !== null && ' · '}
              <span lang={locale}>{localeNames[locale].name}</span>
            </>
          )}
          {fate !== 'there' && ` · ${say(fate === 'gone' ? auditTexts.gone : auditTexts.inTrash)}`}
        </span>
      </td>
      <td className={styles.fields}>{fieldList({ cms, entry, speaker })}</td>
      <td className={styles.who}>{who}</td>
      <td className={styles.when}>
        <time dateTime={at} title={moment(at)}>
          {ago({ at, now })}
        </time>
      </td>
    </tr>
  )
}

function fieldList(options: { cms: Payload; entry: ReadEntry; speaker: Speaker }): string {
  const { cms, entry, speaker } = options
  const { container, changes } = entry
  const paths = [...new Set(changes.map(({ path }) => path))]
  const names = paths
    .slice(0, shownFields)
    .map((path) => fieldWords({ cms, container, path, speaker }))
  const left = paths.length - names.length
  return [...names, ...(left > 0 ? [speaker.say(auditTexts.more, { count: left })] : [])].join(', ')
}
