'use client'

import { Button } from '@payloadcms/ui'
import { localeNames, type Locale } from '@/i18n/locales'
import styles from '@/components/panel/record/record.module.css'
import { panelIntl } from '@/components/panel/panel-intl'
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
  const { t } = panelIntl(language)
  const common = { disabled: isBusy, margin: false }
  return (
    <>
      {application.state === 'received' && (
        <div className={fields.buttons}>
          <Button {...common} buttonStyle="secondary" onClick={onReview}>
            {t(decisionTexts.review)}
          </Button>
        </div>
      )}
      <label htmlFor="application-sentence">{t(decisionTexts.sentence)}</label>
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
        {t(decisionTexts.hint, { name: localeNames[application.locale].name })}
      </p>
      <div className={fields.buttons}>
        <Button {...common} onClick={() => onAsk('accepted')}>
          {t(decisionTexts.accept)}
        </Button>
        <Button {...common} buttonStyle="secondary" onClick={() => onAsk('declined')}>
          {t(decisionTexts.decline)}
        </Button>
      </div>
    </>
  )
}
