'use client'

import { Button } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import { problemText } from '@/components/panel/panel-call.client'
import type { Locale } from '@/i18n/locales'
import { CodeStep } from './code-step.client'
import styles from './login.module.css'
import { PasswordStep } from './password-step.client'
import { signInCall } from './sign-in-call.client'

/** Signs an editor in: with the password, then with a code where the account asks for one. */
export function SignInSteps({
  language,
  email = null,
  submit,
  heading,
  onSignedIn,
}: {
  language: Locale
  /** Address of the editor who signs in again; anyone may sign in without it. */
  email?: string | null
  submit: string
  heading: (step: 'password' | 'code') => ReactNode
  onSignedIn: () => void
}) {
  const [typed, setTyped] = useState({ email: email ?? '', password: '' })
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function send(code: string | null) {
    setProblem('')
    setIsBusy(true)
    const answer = await signInCall({ ...typed, code })
    if (answer.name === 'in') {
      onSignedIn()
      return
    }
    setIsBusy(false)
    if (answer.name === 'code-needed') setStep('code')
    else setProblem(answer.message ?? problemText({ error: null, language }))
  }

  return (
    <div className={styles.login}>
      {heading(step)}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {step === 'code' ? (
        <CodeStep
          isBusy={isBusy}
          language={language}
          onBack={() => {
            setProblem('')
            setStep('password')
          }}
          onSend={(code) => void send(code)}
        />
      ) : (
        <PasswordStep
          isAgain={email !== null}
          onChange={setTyped}
          onSend={() => void send(null)}
          submit={
            <Button disabled={isBusy} margin={false} size="large" type="submit">
              {submit}
            </Button>
          }
          typed={typed}
        />
      )}
    </div>
  )
}
