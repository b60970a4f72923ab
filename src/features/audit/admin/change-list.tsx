import type { Payload } from 'payload'
import { defaultLocale, localeNames } from '@/i18n/locales'
import type { AuditAction } from '../actions'
import type { ReadEntry } from '../list-entries'
import type { AuditChange } from '../record'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { TextDiff } from '@/components/panel/diff/text-diff'
import styles from './audit.module.css'
import { fieldWords, isFieldReadRestricted, valueWords } from '../entry-words'
import { auditTexts } from '../texts'

// Below this two values are better read one under the other than mixed.
const shortest = 24

type Props = { cms: Payload; entry: ReadEntry; intl: PanelIntl }

/** What has changed, field by field. */
export function ChangeList({ cms, entry, intl }: Props) {
  const { container, changes, locale } = entry
  return (
    <ul className={styles.changes}>
      {changes.map((change) => {
        const language = change.locale ?? locale
        return (
          <li key={`${change.path} ${change.locale ?? ''}`}>
            <h3>
              {fieldWords({ cms, container, path: change.path, intl })}
              {change.locale && (
                <span className={styles.aside}>
                  {' · '}
                  <span lang={change.locale}>{localeNames[change.locale].name}</span>
                </span>
              )}
            </h3>
            <Values
              action={entry.action}
              change={withWords({ cms, container, change, intl })}
              isReadRestricted={isFieldReadRestricted({ cms, container, path: change.path })}
              lang={language ?? defaultLocale}
              intl={intl}
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
  intl: PanelIntl
}): AuditChange {
  const { cms, container, change, intl } = options
  const { path } = change
  const say = (value: string | null) =>
    value === null ? null : valueWords({ cms, container, path, value, intl })
  return { ...change, before: say(change.before), after: say(change.after) }
}

function Values(props: {
  action: AuditAction
  change: AuditChange
  isReadRestricted: boolean
  lang: string
  intl: PanelIntl
}) {
  const { action, change, isReadRestricted, lang, intl } = props
  const { t } = intl
  const { before, after } = change
  if (before === after) {
    const untold = isReadRestricted ? auditTexts.forSome : auditTexts.onlyFormatting
    return <p className={styles.aside}>{t(untold)}</p>
  }
  const isLong = (value: string | null) => value !== null && value.length > shortest
  if (before !== null && after !== null && isLong(before) && isLong(after)) {
    return <TextDiff from={before} lang={lang} intl={intl} to={after} />
  }
  return (
    <dl className={styles.values}>
      {action !== 'create' && (
        <>
          <dt>{t(auditTexts.before)}</dt>
          <Value lang={lang} nothing={t(auditTexts.nothing)} value={before} />
        </>
      )}
      {action !== 'delete' && (
        <>
          <dt>{t(auditTexts.after)}</dt>
          <Value lang={lang} nothing={t(auditTexts.nothing)} value={after} />
        </>
      )}
    </dl>
  )
}

function Value(props: { value: string | null; lang: string; nothing: string }) {
  const { value, lang, nothing } = props
  return value === null ? <dd className={styles.empty}>{nothing}</dd> : <dd lang={lang}>{value}</dd>
}
