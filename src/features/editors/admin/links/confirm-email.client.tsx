'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { StatusMessage } from '@/components/panel/record/status-message.client'
import type { Locale } from '@/i18n/locales'
import { linkPageTexts as texts } from '../credential-panel-texts'
import { hashSecret } from './hash-secret.client'
import { useAccountCall } from '../use-account-call.client'

/** Confirms the address that the link is about, once its owner says so. */
export function ConfirmEmail({ language }: { language: Locale }) {
  const { isBusy, status, send } = useAccountCall({ name: 'credentials', language })
  const [isDone, setIsDone] = useState(false)

  async function confirm() {
    const body = { step: 'confirm-email', ticket: hashSecret() }
    if (await send({ body, done: texts.confirmed })) setIsDone(true)
  }

  return (
    <>
      <h1>{texts.confirmEmail[language]}</h1>
      <p>{texts.confirmHint[language]}</p>
      <StatusMessage status={status} />
      {!isDone && (
        <Button disabled={isBusy} margin={false} onClick={() => void confirm()} size="large">
          {texts.confirm[language]}
        </Button>
      )}
      <p>
        <a href="/admin/account">{texts.toAccount[language]}</a>
      </p>
    </>
  )
}
