'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { z } from '@/lib/zod-for-browsers'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Locale } from '@/i18n/locales'
import { panelIntl, type PanelIntl } from '@/components/panel/panel-intl'
import styles from './account.module.css'
import { CodeForm } from './code-form.client'
import { CredentialField } from './credential-field.client'
import { credentialPanelTexts } from './credential-panel-texts'
import { RecoveryCodes } from './recovery-codes.client'
import { accountTexts } from './texts'
import { useAccountCall } from './use-account-call.client'

const enrolmentSchema = z.object({
  secret: z.string(),
  ticket: z.string(),
  picture: z.object({ size: z.number(), path: z.string() }),
})
const codesSchema = z.object({ codes: z.array(z.string()) })

/** `since` in ISO 8601, and how many recovery codes have not been used. */
export type Factor = { since: string; codesLeft: number }
type Enrolment = z.infer<typeof enrolmentSchema>
type Step = { name: 'idle' } | { name: 'turn-off' | 'new-codes' } | ({ name: 'enrol' } & Enrolment)

/** The editor's second factor: on or off, and the steps in between. */
export function SecondFactorPanel({
  language,
  factor,
  onChange,
}: {
  language: Locale
  factor: Factor | null
  onChange: (factor: Factor | null) => void
}) {
  const intl = panelIntl(language)
  const { t, day } = intl
  const { isBusy, status, send, clear } = useAccountCall({ name: 'second-factor', language })
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [codes, setCodes] = useState<string[] | null>(null)
  const [current, setCurrent] = useState('')

  function rest() {
    clear()
    setCurrent('')
    setStep({ name: 'idle' })
  }

  async function begin() {
    const answer = enrolmentSchema.safeParse(await send({ body: { step: 'begin' } }))
    if (answer.success) setStep({ name: 'enrol', ...answer.data })
  }

  async function prove(code: string) {
    if (step.name === 'turn-off') {
      const body = { step: 'turn-off', code }
      if (!(await send({ body, done: accountTexts.isOff }))) return
      onChange(null)
      setStep({ name: 'idle' })
      return
    }
    const body =
      step.name === 'enrol'
        ? { step: 'confirm', ticket: step.ticket, current, code }
        : { step: 'new-codes', code }
    const done = step.name === 'enrol' ? { done: accountTexts.isOn } : {}
    const answer = codesSchema.safeParse(await send({ body, ...done }))
    if (!answer.success) return
    const codesLeft = answer.data.codes.length
    onChange({ since: factor?.since ?? new Date().toISOString(), codesLeft })
    setCodes(answer.data.codes)
    setCurrent('')
    setStep({ name: 'idle' })
  }

  return (
    <section aria-labelledby="account-second-factor" className={styles.panel}>
      <h3 id="account-second-factor">{t(accountTexts.factor)}</h3>
      <p>
        {factor ? t(accountTexts.factorOn, { day: day(factor.since) }) : t(accountTexts.factorOff)}
      </p>
      {factor && <p>{t(accountTexts.codesLeft, { count: factor.codesLeft })}</p>}
      <StatusMessage status={status} />
      {step.name === 'idle' ? (
        <div className={styles.buttons}>
          {factor ? (
            <>
              <StepButton onChoose={() => setStep({ name: 'new-codes' })}>
                {t(accountTexts.newCodes)}
              </StepButton>
              <StepButton onChoose={() => setStep({ name: 'turn-off' })}>
                {t(accountTexts.turnOff)}
              </StepButton>
            </>
          ) : (
            <Button disabled={isBusy} margin={false} onClick={() => void begin()}>
              {t(accountTexts.turnOn)}
            </Button>
          )}
        </div>
      ) : (
        <CodeForm
          isBusy={isBusy}
          isOfApp={step.name !== 'turn-off'}
          key={step.name}
          onCancel={rest}
          onSend={(code) => void prove(code)}
          intl={intl}
        >
          {step.name === 'enrol' && (
            <>
              <Enrolling enrolment={step} intl={intl} />
              <CredentialField
                autoComplete="current-password"
                label={t(credentialPanelTexts.current)}
                onChange={setCurrent}
                type="password"
                value={current}
              />
            </>
          )}
          {step.name === 'turn-off' && <p>{t(accountTexts.proveOff)}</p>}
          {step.name === 'new-codes' && <p>{t(accountTexts.proveCodes)}</p>}
        </CodeForm>
      )}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} intl={intl} />}
    </section>
  )
}

function StepButton({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onChoose}>
      {children}
    </Button>
  )
}

function Enrolling({
  enrolment: { secret, picture },
  intl: { t },
}: {
  enrolment: Enrolment
  intl: PanelIntl
}) {
  return (
    <>
      <p>{t(accountTexts.scan)}</p>
      <svg
        aria-label={t(accountTexts.qr)}
        className={styles.qr}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <p>
        {t(accountTexts.secret)} <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <p>{t(accountTexts.enterCode)}</p>
    </>
  )
}

/** In fours, which eyes can follow; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
