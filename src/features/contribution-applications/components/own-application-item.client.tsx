'use client'

import { useEffect, useRef, useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { formatLocalDay } from '@/i18n/local-time'
import { openStates } from '../rules'
import type { OwnApplicationTexts } from './application-texts'
import styles from './own-application-list.module.css'
import type { ShownApplication } from './own-answers'

type Props = {
  application: ShownApplication
  locale: Locale
  texts: OwnApplicationTexts
  isBusy: boolean
  onWithdraw: () => void
}

/** An application in a line; taking it back is asked about again. */
export function OwnApplicationItem({ application, locale, texts, isBusy, onWithdraw }: Props) {
  const { id, role, topic, state, createdAt, decidedAt } = application
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const withdrawButton = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const values = { role: texts.roles[role], topic: texts.topics[topic] }
  const what = fillIn({ text: texts.what, values })
  const isOpen = openStates.some((open) => open === state)
  const date = formatLocalDay({ date: decidedAt ?? createdAt, locale })

  useEffect(() => {
    // What had focus is gone.
    if (isAsking) question.current?.focus()
    else if (wasAsking.current) withdrawButton.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  return (
    <li className={styles.application}>
      <div className={styles.line}>
        <strong>{what}</strong>
        <Badge>{texts.states[state]}</Badge>
        <span className={styles.date}>
          {fillIn({ text: decidedAt ? texts.decidedOn : texts.sentOn, values: { date } })}
        </span>
        {isOpen && !isAsking && (
          <span className={styles.act}>
            <Button variant="quiet" ref={withdrawButton} onClick={() => setIsAsking(true)}>
              <span aria-hidden="true">{texts.withdraw}</span>
              <span className="visually-hidden">
                {fillIn({ text: texts.withdrawNamed, values: { what } })}
              </span>
            </Button>
          </span>
        )}
      </div>
      {isOpen && isAsking && (
        <div className={styles.question} role="group" aria-labelledby={`withdraw-${id}`}>
          <p id={`withdraw-${id}`} ref={question} tabIndex={-1}>
            {texts.question}
          </p>
          <FormActions>
            <SubmitButton
              variant="danger"
              isBusy={isBusy}
              busyText={texts.withdrawing}
              onClick={onWithdraw}
            >
              {texts.confirm}
            </SubmitButton>
            <Button
              variant="secondary"
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (!isBusy) setIsAsking(false)
              }}
            >
              {texts.cancel}
            </Button>
          </FormActions>
        </div>
      )}
    </li>
  )
}
