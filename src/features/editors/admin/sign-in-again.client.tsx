'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { defaultLocale, isLocale } from '@/i18n/locales'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import { CodeStep } from './code-step.client'
import styles from './login.module.css'
import { signInCall } from './sign-in-call.client'
import { againTexts, loginTexts } from './texts'

/** Signs the same editor in again, without leaving the page. */
export function SignInAgain({ email, onSignedIn }: { email: string; onSignedIn: () => void }) {
  const { i18n, t } = useTranslation()
  const language = isLocale(i18n.language) ? i18n.language : defaultLocale
  const [password, setPassword] = useState('')
  const [isCodeNeeded, setIsCodeNeeded] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')

  async function send(code: string | null) {
    setProblem('')
    setIsBusy(true)
    const answer = await signInCall({ email, password, code })
    setIsBusy(false)
    if (answer.name === 'in') onSignedIn()
    else if (answer.name === 'code-needed') setIsCodeNeeded(true)
    else setProblem(answer.said ?? loginTexts.noAnswer[language])
  }

  return (
    // There is nothing to go back to without a session.
    <Dialog onClose={() => undefined} title={againTexts.title[language]}>
      <div className={styles.login}>
        <p>{againTexts.intro[language]}</p>
        <p className={styles.problem} role="alert">
          {problem}
        </p>
        {isCodeNeeded ? (
          <CodeStep
            isBusy={isBusy}
            language={language}
            onBack={() => setIsCodeNeeded(false)}
            onSend={(code) => void send(code)}
          />
        ) : (
          <form
            className={styles.form}
            method="post"
            onSubmit={(event) => {
              event.preventDefault()
              void send(null)
            }}
          >
            <label className={styles.field}>
              <span>{t('general:email')}</span>
              <input autoComplete="username" name="email" readOnly type="email" value={email} />
            </label>
            <label className={styles.field}>
              <span>{t('general:password')}</span>
              <input
                autoComplete="current-password"
                name="password"
                onChange={({ target }) => setPassword(target.value)}
                required
                type="password"
                value={password}
              />
            </label>
            <Button disabled={isBusy} margin={false} size="large" type="submit">
              {againTexts.submit[language]}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  )
}
