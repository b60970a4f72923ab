import { contactStateNames } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'
import type { HistoryEntry, MessageChange } from '../inbox/types'
import { Ago } from '@/components/panel/list/ago'
import styles from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { mailStates, threadTexts } from './thread-texts'
import own from './thread.module.css'

/** Notes, answers and changes, the oldest first. */
export function HistoryList({
  history,
  locale,
  intl,
}: {
  history: readonly HistoryEntry[]
  /** Language of the message, and so of the answers. */
  locale: Locale
  intl: PanelIntl
}) {
  const { t } = intl
  const now = new Date()
  return (
    <Section id="inbox-history" title={t(threadTexts.history)}>
      {history.length === 0 && <p className={styles.quiet}>{t(threadTexts.noHistory)}</p>}
      <ol className={styles.entries}>
        {history.map((entry) => (
          <li className={styles.entry} data-kind={entry.kind} key={entry.id}>
            <p className={styles.entryHead}>
              <span>{t(threadTexts[entry.kind])}</span>
              <strong>{entry.by}</strong>
              <Ago at={entry.at} now={now} intl={intl} />
              {entry.kind === 'answer' && (
                <span className={own.mail} data-mail={entry.mail}>
                  {t(mailStates[entry.mail])}
                </span>
              )}
            </p>
            <EntryBody entry={entry} locale={locale} intl={intl} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function EntryBody(props: { entry: HistoryEntry; locale: Locale; intl: PanelIntl }) {
  const { entry, locale, intl } = props
  if (entry.kind === 'change') {
    return entry.changes.map((change) => <p key={change.field}>{changeText({ change, intl })}</p>)
  }
  if (entry.kind === 'note') return <p className={styles.words}>{entry.text}</p>
  return (
    <>
      <p className={own.subject} lang={locale}>
        {entry.subject}
      </p>
      <p className={styles.words} lang={locale}>
        {entry.text}
      </p>
    </>
  )
}

function changeText(options: { change: MessageChange; intl: PanelIntl }): string {
  const { change, intl } = options
  const { t } = intl
  if (change.field === 'state') {
    const [from, to] = [t(contactStateNames[change.from]), t(contactStateNames[change.to])]
    return t(threadTexts.stateChanged, { from, to })
  }
  const nobody = t(threadTexts.nobody)
  return t(threadTexts.assigneeChanged, { from: change.from ?? nobody, to: change.to ?? nobody })
}
