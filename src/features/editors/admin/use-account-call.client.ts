import { useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { callPanel, problemText, type PanelResponse } from '@/components/panel/panel-call.client'
import type { Status } from '@/components/panel/record/use-sending.client'

/** Sends changes of the account, one at a time, and gives the status of the last one. */
export function useAccountCall({ name, language }: { name: string; language: Locale }) {
  const [isBusy, setIsBusy] = useState(false)
  const [status, setStatus] = useState<Status | null>(null)

  function clear() {
    setStatus(null)
  }

  /** Gives the response, or null when the change was refused. */
  async function send({
    body,
    done,
  }: {
    body: unknown
    done?: AdminLabel
  }): Promise<PanelResponse | null> {
    clear()
    setIsBusy(true)
    try {
      const answer = await callPanel({ path: `/workplace/${name}`, body })
      if (done) setStatus({ isBad: false, text: done[language] })
      return answer
    } catch (error) {
      setStatus({ isBad: true, text: problemText({ error, language }) })
      return null
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, status, send, clear }
}
