'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { z } from '@/lib/zod-for-browsers'
import type { Locale } from '@/i18n/locales'
import { speaker as speakerOf, type Speaker } from '@/components/panel/speaker'
import styles from './account.module.css'
import { CodeForm } from './code-form.client'
import { Outcome } from './outcome'
import { RecoveryCodes } from './recovery-codes.client'
import { accountTexts } from './texts'
import { useAccountCall } from './use-account-call.client'

const enrolmentSchema = z.object({
  secret: z.string(),
  ticket: z.string(),
  picture: z.object({ size: z.number(), path: z.string() }),
})
const codesSchema = z.object({ codes: z.array(z.string()) })

type Enrolment = z.infer<typeof enrolmentSchema>
type Step = { name: 'idle' } | { name: 'turn-off' | 'new-codes' } | ({ name: 'enrol' } & Enrolment)

/** The editor's second factor: on or off, and the steps in between. */
export function SecondFactorPanel({
  language,
  factor,
}: {
  language: Locale
  factor: { since: string; codesLeft: number } | null
}) {
  const speaker = speakerOf(language)
  const { say, day } = speaker
  const router = useRouter()
  const { isBusy, problem, said, send, clear } = useAccountCall({ name: 'second-factor', language })
  const [step, setStep] = useState<Step>({ name: 'idle' })
  const [codes, setCodes] = useState<string[] | null>(null)

  function rest() {
    clear()
    setStep({ name: 'idle' })
  }

  async function begin() {
    const answer = enrolmentSchema.safeParse(await send({ body: { step: 'begin' } }))
    if (answer.success) setStep({ name: 'enrol', ...answer.data })
  }

  async function prove(code: string) {
    if (step.name === 'turn-off') {
      const body = { step: 'turn-off', code }
      if (await send({ body, done: accountTexts.isOff })) setStep({ name: 'idle' })
      return
    }
    const body =
      step.name === 'enrol'
        ? { step: 'confirm', ticket: step.ticket, code }
        : { step: 'new-codes', code }
    const done = step.name === 'enrol' ? { done: accountTexts.isOn } : {}
    const answer = codesSchema.safeParse(await send({ body, ...done }))
    if (!answer.success) return
    setCodes(answer.data.codes)
    setStep({ name: 'idle' })
  }

  return (
    <section aria-labelledby="account-second-factor" className={styles.panel}>
      <h3 id="account-second-factor">{say(accountTexts.factor)}</h3>
      <p>
        {factor
          ? say(accountTexts.factorOn, { day: day(factor.since) })
          : say(accountTexts.factorOff)}
      </p>
      {factor && <p>{say(accountTexts.codesLeft, { count: factor.codesLeft })}</p>}
      <Outcome problem={problem} said={said} />
      {step.name === 'idle' ? (
        <div className={styles.buttons}>
          {factor ? (
            <>
              <StepButton onChoose={() => setStep({ name: 'new-codes' })}>
                {say(accountTexts.newCodes)}
              </StepButton>
              <StepButton onChoose={() => setStep({ name: 'turn-off' })}>
                {say(accountTexts.turnOff)}
              </StepButton>
            </>
          ) : (
            <Button disabled={isBusy} margin={false} onClick={() => void begin()} size="medium">
              {say(accountTexts.turnOn)}
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
          speaker={speaker}
        >
          {step.name === 'enrol' && <Enrolling enrolment={step} speaker={speaker} />}
          {step.name === 'turn-off' && <p>{say(accountTexts.proveOff)}</p>}
          {step.name === 'new-codes' && <p>{say(accountTexts.proveCodes)}</p>}
        </CodeForm>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null)
            router.refresh()
          }}
          speaker={speaker}
        />
      )}
    </section>
  )
}

function StepButton({ onChoose, children }: { onChoose: () => void; children: string }) {
  return (
    <Button buttonStyle="secondary" margin={false} onClick={onChoose} size="medium">
      {children}
    </Button>
  )
}

function Enrolling({
  enrolment: { secret, picture },
  speaker: { say },
}: {
  enrolment: Enrolment
  speaker: Speaker
}) {
  return (
    <>
      <p>{say(accountTexts.scan)}</p>
      <svg
        aria-label={say(accountTexts.qr)}
        className={styles.qr}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${picture.size} ${picture.size}`}
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <p>
        {say(accountTexts.secret)} <code className={styles.secret}>{inGroups(secret)}</code>
      </p>
      <p>{say(accountTexts.enterCode)}</p>
    </>
  )
}

/** In fours, which eyes can follow; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
