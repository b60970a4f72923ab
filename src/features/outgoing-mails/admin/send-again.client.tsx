'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import type { Locale } from '@/i18n/locales'
import { refusalTexts } from './texts'

/** Sends a refused mail again. */
export function SendAgain({ id, language }: { id: number; language: Locale }) {
  const [isBusy, setIsBusy] = useState(false)

  async function send() {
    setIsBusy(true)
    try {
      await callPanel({ path: '/workplace/outgoing-mails/send-again', body: { id } })
      // The form around this shows what has become of the mail.
      location.reload()
    } catch (error) {
      toast.error(problemText({ error, language }))
      setIsBusy(false)
    }
  }

  return (
    <Button disabled={isBusy} onClick={() => void send()} size="small" type="button">
      {refusalTexts.sendAgain[language]}
    </Button>
  )
}
