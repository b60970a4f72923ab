'use client'

import { Button } from '@payloadcms/ui'
import { localeNames, type Locale } from '@/i18n/locales'
import styles from '@/components/panel/record/record.module.css'
import { speaker as speakerOf } from '@/components/panel/speaker'
import fields from '@/components/panel/small-form.module.css'
import type { DecidedApplication, Outcome } from './decided-application'
import { decisionTexts } from './texts'

/** What can be decided, and what the applicant is told besides. */
export function DecisionFields({
  application,
  isBusy,
  language,
  sentence,
  setSentence,
  onReview,
  onAsk,
}: {
  application: DecidedApplication
  isBusy: boolean
  language: Locale
  sentence: string
  setSentence: (sentence: string) => void
  onReview: () => void
  onAsk: (outcome: Outcome) => void
}) {
  const { say } = speakerOf(language)
  const common = { disabled: isBusy, margin: false, size: 'medium' } as const
  return (
    <>
      {application.state === 'received' && (
        <div className={fields.buttons}>
          <Button {...common} buttonStyle="secondary" onClick={onReview}>
            {say(decisionTexts.review)}
          </Button>
        </div>
      )}
      <label htmlFor="application-sentence">{say(decisionTexts.sentence)}</label>
      <textarea
        aria-describedby="application-sentence-hint"
        className={fields.field}
        id="application-sentence"
        maxLength={2000}
        onChange={({ target }) => setSentence(target.value)}
        rows={3}
        value={sentence}
      />
      <p className={styles.quiet} id="application-sentence-hint">
        {say(decisionTexts.hint, { name: localeNames[application.locale].name })}
      </p>
      <div className={fields.buttons}>
        <Button {...common} onClick={() => onAsk('accepted')}>
          {say(decisionTexts.accept)}
        </Button>
        <Button {...common} buttonStyle="secondary" onClick={() => onAsk('declined')}>
          {say(decisionTexts.decline)}
        </Button>
      </div>
    </>
  )
}
