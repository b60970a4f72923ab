'use client'

import { Button, Link, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { adminLanguage } from '@/components/panel/admin-language'
import { problemText } from '@/components/panel/panel-call.client'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Status } from '@/components/panel/record/use-sending.client'
import { CredentialField } from '../credential-field.client'
import styles from '../login.module.css'
import { editorCall } from '../sign-in-call.client'

/** Asks for a link to choose a new password by; says the same whether there is such an editor or not. */
export function ForgotPassword() {
  const { t, i18n } = useTranslation()
  const [email, setEmail] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState<Status | null>(null)
  const [isSent, setIsSent] = useState(false)

  async function send() {
    setStatus(null)
    setIsBusy(true)
    const answer = await editorCall({ path: '/forgot-password', body: { email } })
    setIsBusy(false)
    if (answer.name === 'done') setIsSent(true)
    else {
      const language = adminLanguage(i18n.language)
      setStatus({ isBad: true, text: answer.message ?? problemText({ error: null, language }) })
    }
  }

  return (
    <>
      <h1>{t(isSent ? 'authentication:emailSent' : 'authentication:forgotPassword')}</h1>
      <p role="status">
        {t(
          isSent
            ? 'authentication:checkYourEmailForPasswordReset'
            : 'authentication:forgotPasswordEmailInstructions',
        )}
      </p>
      <StatusMessage status={status} />
      {!isSent && (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <CredentialField
            autoComplete="email"
            label={t('general:email')}
            onChange={setEmail}
            type="email"
            value={email}
          />
          <Button disabled={isBusy} margin={false} size="large" type="submit">
            {t('general:submit')}
          </Button>
        </form>
      )}
      <Link href="/admin/login" prefetch={false}>
        {t('authentication:backToLogin')}
      </Link>
    </>
  )
}
