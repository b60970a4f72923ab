import { localeNames } from '@/i18n/locales'
import type { Thread } from '../inbox/read-thread'
import type { Writer } from '../inbox/read-writer'
import record from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { Speaker } from '@/components/panel/speaker'
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
    <Section id="inbox-writer" isPanel title={say(threadTexts.writer)}>
      <dl className={record.facts}>
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
    </Section>
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
