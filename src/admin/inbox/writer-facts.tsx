import { localeNames } from '@/i18n/locales'
import type { Thread } from '@/workplace/inbox/read-thread'
import type { Writer } from '@/workplace/inbox/read-writer'
import type { Speaker } from '../speaker'
import { threadTexts } from './thread-texts'
import styles from './thread.module.css'

/** Who wrote, as their account says now. */
export function WriterFacts({
  message,
  writer,
  speaker,
}: {
  message: Thread['message']
  writer: Writer
  speaker: Speaker
}) {
  const { say } = speaker
  return (
    <section aria-labelledby="inbox-writer" className={styles.panel}>
      <h2 className={styles.panelTitle} id="inbox-writer">
        {say(threadTexts.writer)}
      </h2>
      <dl className={styles.facts}>
        <dt>{say(threadTexts.name)}</dt>
        <dd>
          <bdi>{message.name}</bdi>
        </dd>
        <dt>{say(threadTexts.email)}</dt>
        <dd>
          <EmailFact speaker={speaker} writer={writer} />
        </dd>
        <dt>{say(threadTexts.language)}</dt>
        <dd lang={message.locale}>{localeNames[message.locale].name}</dd>
      </dl>
    </section>
  )
}

function EmailFact({ writer, speaker: { say } }: { writer: Writer; speaker: Speaker }) {
  if (writer.kind !== 'member') {
    return say(writer.kind === 'gone' ? threadTexts.gone : threadTexts.unknown)
  }
  const { email, isVerified } = writer
  return (
    <>
      <bdi>{email}</bdi>
      <span className={styles.fact}>
        {say(isVerified ? threadTexts.verified : threadTexts.unverified)}
      </span>
    </>
  )
}
