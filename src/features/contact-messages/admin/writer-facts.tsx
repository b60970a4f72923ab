import { localeNames } from '@/i18n/locales'
import type { Thread } from '../inbox/read-thread'
import type { Writer } from '../inbox/read-writer'
import record from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { threadTexts } from './thread-texts'
import styles from './thread.module.css'

/** Who wrote, as their account says now. */
export function WriterFacts({
  message,
  writer,
  intl,
}: {
  message: Thread['message']
  writer: Writer
  intl: PanelIntl
}) {
  const { t } = intl
  return (
    <Section id="inbox-writer" isPanel title={t(threadTexts.writer)}>
      <dl className={record.facts}>
        <dt>{t(threadTexts.name)}</dt>
        <dd>
          <bdi>{message.name}</bdi>
        </dd>
        <dt>{t(threadTexts.email)}</dt>
        <dd>
          <EmailFact intl={intl} writer={writer} />
        </dd>
        <dt>{t(threadTexts.language)}</dt>
        <dd lang={message.locale}>{localeNames[message.locale].name}</dd>
      </dl>
    </Section>
  )
}

function EmailFact({ writer, intl: { t } }: { writer: Writer; intl: PanelIntl }) {
  if (writer.kind !== 'member') {
    return t(writer.kind === 'gone' ? threadTexts.gone : threadTexts.unknown)
  }
  const { email, isVerified } = writer
  return (
    <>
      <bdi>{email}</bdi>
      <span className={styles.fact}>
        {t(isVerified ? threadTexts.verified : threadTexts.unverified)}
      </span>
    </>
  )
}
