'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { localeNames, type Locale } from '@/i18n/locales'
import type { Thread } from '../inbox/read-thread'
import type { ReplyTemplate } from '../inbox/read-templates'
import { LeaveGuard } from '@/components/panel/leave/leave-guard.client'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import styles from '@/components/panel/record/record.module.css'
import { Section } from '@/components/panel/record/section'
import { useSending } from '@/components/panel/record/use-sending.client'
import { panelIntl } from '@/components/panel/panel-intl'
import fields from '@/components/panel/small-form.module.css'
import { AnswerPreview } from './answer-preview.client'
import { answerTexts } from './answer-texts'
import { TemplateChoice } from './template-choice.client'
import { useAnswerDraft } from './use-answer-draft.client'

/** Writes an answer and sends it; what is written outlives every failure. */
export function AnswerForm({
  message,
  email,
  seenAnswers,
  templates,
  language,
}: {
  message: Thread['message']
  /** Null when it is not known. */
  email: string | null
  seenAnswers: number
  templates: readonly ReplyTemplate[]
  language: Locale
}) {
  const { id, locale } = message
  const { t } = panelIntl(language)
  const { isBusy, status, setStatus, send } = useSending(language)
  const { draft, write, getKey, forgetSent } = useAnswerDraft(id)
  const [isPreviewed, setIsPreviewed] = useState(false)
  const { subject, text } = draft
  const isWritten = subject.trim() !== '' && text.trim() !== ''

  async function answer() {
    setIsPreviewed(false)
    const body = { id, key: getKey(), seenAnswers, subject, text }
    if (await send({ name: 'inbox/answer', body, done: t(answerTexts.sent) })) forgetSent()
  }

  function ifWritten(next: () => void) {
    if (isWritten) next()
    else setStatus({ isBad: true, text: t(answerTexts.needed) })
  }

  return (
    <Section id="inbox-answer" title={t(answerTexts.title)}>
      {email !== null && <p className={styles.quiet}>{t(answerTexts.to, { email })}</p>}
      <p className={styles.quiet}>{t(answerTexts.language, { name: localeNames[locale].name })}</p>
      <form
        className={fields.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          ifWritten(() => void answer())
        }}
      >
        <TemplateChoice
          draft={draft}
          language={language}
          message={message}
          onChoice={write}
          templates={templates}
        />
        <label htmlFor="inbox-subject">{t(answerTexts.subject)}</label>
        <input
          className={fields.field}
          id="inbox-subject"
          lang={locale}
          maxLength={150}
          onChange={({ target }) => write({ subject: target.value })}
          required
          type="text"
          value={subject}
        />
        <label htmlFor="inbox-text">{t(answerTexts.text)}</label>
        <textarea
          aria-describedby="inbox-text-hint"
          className={fields.field}
          id="inbox-text"
          lang={locale}
          maxLength={10_000}
          onChange={({ target }) => write({ text: target.value })}
          required
          rows={12}
          value={text}
        />
        <p className={styles.quiet} id="inbox-text-hint">
          {t(answerTexts.hint)}
        </p>
        <div className={fields.buttons}>
          <Button disabled={isBusy} margin={false} type="submit">
            {t(isBusy ? answerTexts.sending : answerTexts.send)}
          </Button>
          <Button
            buttonStyle="secondary"
            disabled={isBusy}
            margin={false}
            onClick={() => ifWritten(() => setIsPreviewed(true))}
          >
            {t(answerTexts.preview)}
          </Button>
        </div>
        <StatusMessage status={status} />
        <LeaveGuard
          hint={answerTexts.kept}
          isKept
          isUnsent={subject.trim() !== '' || text.trim() !== ''}
          language={language}
        />
      </form>
      {isPreviewed && (
        <AnswerPreview
          id={id}
          language={language}
          onClose={() => setIsPreviewed(false)}
          onSend={() => void answer()}
          subject={subject}
          text={text}
        />
      )}
    </Section>
  )
}
