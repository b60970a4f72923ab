'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { CodeStep } from './code-step.client'
import styles from './login.module.css'
import { PasswordStep } from './password-step.client'
import { signInCall } from './sign-in-call.client'
import { loginTexts } from './texts'

/** Signs an editor in: with the password, then with a code where the account asks for one. */
export function LoginForm({ destination, language }: { destination: string; language: Locale }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState({ email: '', password: '' })
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function send(code: string | null) {
    setProblem('')
    setIsBusy(true)
    const answer = await signInCall({ ...typed, code })
    if (answer.name === 'in') {
      // Loads the whole panel: its browser side must know the editor from the beginning.
      location.assign(destination)
      return
    }
    setIsBusy(false)
    if (answer.name === 'code-needed') setIsCodeNeeded(true)
    else setProblem(answer.said ?? loginTexts.noAnswer[language])
  }

  return (
    <div className={styles.login}>
      <h1>{loginTexts[isCodeNeeded ? 'codeTitle' : 'title'][language]}</h1>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      {isCodeNeeded ? (
        <CodeStep
          isBusy={isBusy}
          language={language}
          onBack={() => {
            setProblem('')
            setIsCodeNeeded(false)
          }}
          onSend={(code) => void send(code)}
        />
      ) : (
        <PasswordStep
          onChange={setTyped}
          onSend={() => void send(null)}
          submit={
            <Button disabled={isBusy} margin={false} size="large" type="submit">
              {t('authentication:login')}
            </Button>
          }
          typed={typed}
        />
      )}
    </div>
  )
}
