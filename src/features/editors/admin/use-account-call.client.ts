import { useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { callPanel, problemText, type PanelResponse } from '@/components/panel/panel-call.client'

/** Sends changes of the account, one at a time, and keeps what is to be said about the last one. */
export function useAccountCall({ name, language }: { name: string; language: Locale }) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [said, setSaid] = useState('')

  function clear() {
    setProblem('')
    setSaid('')
  }

  /** Gives the answer, or null when the change was refused. */
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
      if (done) setSaid(done[language])
      return answer
    } catch (error) {
      setProblem(problemText({ error, language }))
      return null
    } finally {
      setIsBusy(false)
    }
  }

  return { isBusy, problem, said, send, clear }
}
