import { contactStateNames } from '@/cms/fields/contact-states'
import type { Locale } from '@/i18n/locales'
import type { HistoryEntry, MessageChange } from '../inbox/types'
import { Ago } from '@/components/panel/list/ago'
import styles from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { Speaker } from '@/components/panel/speaker'
import { mailStates, threadTexts } from './thread-texts'
import own from './thread.module.css'

/** Notes, answers and changes, the oldest first. */
export function HistoryList({
  history,
  locale,
  speaker,
}: {
  history: readonly HistoryEntry[]
  /** Of the message, and so of the answers. */
  locale: Locale
  speaker: Speaker
}) {
  const { say } = speaker
  const now = new Date()
  return (
    <Section id="inbox-history" title={say(threadTexts.history)}>
      {history.length === 0 && <p className={styles.quiet}>{say(threadTexts.noHistory)}</p>}
      <ol className={styles.entries}>
        {history.map((entry) => (
          <li className={styles.entry} data-kind={entry.kind} key={entry.id}>
            <p className={styles.entryHead}>
              <span>{say(threadTexts[entry.kind])}</span>
              <strong>{entry.by}</strong>
              <Ago at={entry.at} now={now} speaker={speaker} />
              {entry.kind === 'answer' && (
                <span className={own.mail} data-mail={entry.mail}>
                  {say(mailStates[entry.mail])}
                </span>
              )}
            </p>
            <EntryBody entry={entry} locale={locale} speaker={speaker} />
          </li>
        ))}
      </ol>
    </Section>
  )
}

function EntryBody(props: { entry: HistoryEntry; locale: Locale; speaker: Speaker }) {
  const { entry, locale, speaker } = props
  if (entry.kind === 'change') {
    return entry.changes.map((change) => (
      <p key={change.field}>{changeText({ change, speaker })}</p>
    ))
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

function changeText(options: { change: MessageChange; speaker: Speaker }): string {
  const { change, speaker } = options
  const { say } = speaker
  if (change.field === 'state') {
    const [from, to] = [say(contactStateNames[change.from]), say(contactStateNames[change.to])]
    return say(threadTexts.stateChanged, { from, to })
  }
  const nobody = say(threadTexts.nobody)
  return say(threadTexts.assigneeChanged, { from: change.from ?? nobody, to: change.to ?? nobody })
}
