'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { problemText } from '@/components/panel/panel-call.client'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Status } from '@/components/panel/record/use-sending.client'
import type { Locale } from '@/i18n/locales'
import { CredentialField } from '../credential-field.client'
import { credentialPanelTexts, linkPageTexts as texts } from '../credential-panel-texts'
import { hashSecret } from './hash-secret.client'
import styles from '../login.module.css'
import { editorCall } from '../sign-in-call.client'

/** Takes a new password from anyone who has the link of a mail. */
export function NewPassword({ language }: { language: Locale }) {
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState<Status | null>(null)
  const [isDone, setIsDone] = useState(false)

  async function save() {
    setStatus(null)
    setIsBusy(true)
    const body = { token: hashSecret(), password }
    const answer = await editorCall({ path: '/reset-password', body })
    setIsBusy(false)
    if (answer.name === 'done') {
      setIsDone(true)
      setStatus({ isBad: false, text: texts.saved[language] })
      return
    }
    setStatus({ isBad: true, text: answer.message ?? problemText({ error: null, language }) })
  }

  return (
    <>
      <h1>{texts.newPassword[language]}</h1>
      <StatusMessage status={status} />
      {isDone ? (
        <p>
          <a href="/admin/login">{texts.signIn[language]}</a>
        </p>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <CredentialField
            autoComplete="new-password"
            hint={credentialPanelTexts.passwordHint[language]}
            label={credentialPanelTexts.password[language]}
            onChange={setPassword}
            type="password"
            value={password}
          />
          <Button disabled={isBusy} margin={false} size="large" type="submit">
            {texts.save[language]}
          </Button>
        </form>
      )}
    </>
  )
}
