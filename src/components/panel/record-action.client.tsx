'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { callPanel, problemText } from './panel-call.client'

type Props = {
  /** Path of the endpoint, which is given the number of the record. */
  path: string
  id: number
  language: Locale
  text: string
}

/** Performs an action on the open record, and shows its outcome. */
export function RecordAction({ path, id, language, text }: Props) {
  const [isBusy, setIsBusy] = useState(false)

  async function act() {
    setIsBusy(true)
    try {
      await callPanel({ path, body: { id } })
      // The form around this is of the record as it was: until it has gone nothing is done again.
      location.reload()
    } catch (error) {
      toast.error(problemText({ error, language }))
      setIsBusy(false)
    }
  }

  return (
    <Button disabled={isBusy} onClick={() => void act()} size="small">
      {text}
    </Button>
  )
}
