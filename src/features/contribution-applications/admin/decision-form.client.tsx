'use client'

import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { LeaveGuard } from '@/components/panel/leave/leave-guard.client'
import { UnsentWords } from '@/components/panel/leave/unsent-words'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import styles from '@/components/panel/record/record.module.css'
import { useSending } from '@/components/panel/record/use-sending.client'
import fields from '@/components/panel/small-form.module.css'
import { ConfirmDecision } from './confirm-decision.client'
import type { DecidedApplication, Outcome } from './decided-application'
import { DecisionFields } from './decision-fields.client'
import { decisionTexts } from './texts'

/** Takes an application into review, accepts or declines it; the last two are asked about. */
export function DecisionForm({
  application,
  isOpen,
  language,
}: {
  application: DecidedApplication
  isOpen: boolean
  language: Locale
}) {
  const { id, state: expected } = application
  const { isBusy, status, send } = useSending(language)
  const [sentence, setSentence] = useState('')
  const [asked, setAsked] = useState<Outcome | null>(null)
  const isWritten = sentence.trim() !== ''

  async function decide(state: Outcome | 'in-review') {
    setAsked(null)
    const body = { action: 'decide', id, expected, state, sentence: sentence.trim() }
    const done = decisionTexts[state === 'in-review' ? 'inReview' : state][language]
    const isDone = await send({ name: 'applications', body, done })
    // A review tells the applicant nothing. Keeps what was typed meanwhile.
    if (isDone && state !== 'in-review') setSentence((now) => (now === sentence ? '' : now))
  }

  return (
    <div className={fields.form}>
      {isOpen ? (
        <DecisionFields
          application={application}
          isBusy={isBusy}
          language={language}
          onAsk={setAsked}
          onReview={() => void decide('in-review')}
          sentence={sentence}
          setSentence={setSentence}
        />
      ) : (
        <>
          <p className={styles.quiet}>{decisionTexts.isDecided[language]}</p>
          {isWritten && <UnsentWords language={language} words={sentence} />}
        </>
      )}
      <StatusMessage status={status} />
      <LeaveGuard isUnsent={isWritten} language={language} />
      {asked && (
        <ConfirmDecision
          application={application}
          language={language}
          onClose={() => setAsked(null)}
          onConfirm={() => void decide(asked)}
          outcome={asked}
          sentence={sentence.trim()}
        />
      )}
    </div>
  )
}
