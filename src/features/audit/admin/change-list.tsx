import type { Payload } from 'payload'
import { defaultLocale, localeNames } from '@/i18n/locales'
import type { AuditAction } from '../actions'
import type { ReadEntry } from '../list-entries'
import type { AuditChange } from '../record'
import type { Speaker } from '@/components/panel/speaker'
import { TextDiff } from '@/components/panel/diff/text-diff'
import styles from './audit.module.css'
import { fieldWords, valueWords } from '../entry-words'
import { auditTexts } from './texts'

// Below this two values are better read one under the other than mixed.
const shortest = 24

type Props = { cms: Payload; entry: ReadEntry; speaker: Speaker }

/** What has changed, field by field. */
export function ChangeList({ cms, entry, speaker }: Props) {
  const { container, changes, locale } = entry
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const language = change.locale ?? locale
        return (
          <li key={`${change.path} ${change.locale ?? ''}`}>
            <h3>
              {fieldWords({ cms, container, path: change.path, speaker })}
              {change.locale && (
                <span className={styles.aside}>
                  {' · '}
                  <span lang={change.locale}>{localeNames[change.locale].name}</span>
                </span>
              )}
            </h3>
            <Values
              action={entry.action}
              change={withWords({ cms, container, change, speaker })}
              lang={language ?? defaultLocale}
              speaker={speaker}
            />
          </li>
        )
      })}
    </ul>
  )
}

function withWords(options: {
  cms: Payload
  container: string
  change: AuditChange
  speaker: Speaker
}): AuditChange {
  const { cms, container, change, speaker } = options
  const { path } = change
  const say = (value: string | null) =>
    value === null ? null : valueWords({ cms, container, path, value, speaker })
  return { ...change, before: say(change.before), after: say(change.after) }
}

function Values(props: {
  action: AuditAction
  change: AuditChange
  lang: string
  speaker: Speaker
}) {
  const { action, change, lang, speaker } = props
  const { say } = speaker
  const { before, after } = change
  if (before === after) return <p className={styles.aside}>{say(auditTexts.onlyFormatting)}</p>
  const isLong = (value: string | null) => value !== null && value.length > shortest
  if (before !== null && after !== null && isLong(before) && isLong(after)) {
    return <TextDiff from={before} lang={lang} speaker={speaker} to={after} />
  }
  return (
    <dl className={styles.values}>
      {action !== 'create' && (
        <>
          <dt>{say(auditTexts.before)}</dt>
          <Value lang={lang} nothing={say(auditTexts.nothing)} value={before} />
        </>
      )}
      {action !== 'delete' && (
        <>
          <dt>{say(auditTexts.after)}</dt>
          <Value lang={lang} nothing={say(auditTexts.nothing)} value={after} />
        </>
      )}
    </dl>
  )
}

function Value(props: { value: string | null; lang: string; nothing: string }) {
  const { value, lang, nothing } = props
  return value === null ? <dd className={styles.empty}>{nothing}</dd> : <dd lang={lang}>{value}</dd>
}
