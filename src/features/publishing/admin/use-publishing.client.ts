import { useCallback, useEffect, useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import type { LocalTime } from '@/lib/chisinau-time'
import type { PublishingView } from '../publishing-view'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import { readPublishing, type RecordName } from './publishing-calls.client'
import { useQuestion } from './question/use-question.client'

export type Notice = { level: 'done' | 'failed'; said: string }

export type Change = {
  name: 'schedule' | 'schedule/cancel' | 'review'
  body: Record<string, unknown>
  done: AdminLabel
  /** Whether readers see something else afterwards. */
  isPublishing?: boolean
  /** When the record is to be published, which is asked about as well. */
  publishesAt?: LocalTime | undefined
}

/** How a record is published, and what changes that. */
export function usePublishing({
  record,
  language,
  questionPath,
}: {
  record: RecordName
  language: Locale
  /** Null where nothing is asked. */
  questionPath: string | null
}) {
  const { container, document } = record
  const [view, setView] = useState<PublishingView | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [hasPublished, setHasPublished] = useState(false)
  const { asked, confirm } = useQuestion({ path: questionPath, document })

  const load = useCallback(async () => {
    const found = await readPublishing({ container, document }).catch(() => null)
    setHasFailed(found === null)
    // What was read before stays, with the words that are typed under it.
    if (found) setView(found)
  }, [container, document])

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the database says is asked for once the control is there
    void load()
  }, [load])

  /** Returns whether it was done; the notice says so too. */
  async function change(wanted: Change): Promise<boolean> {
    const { name, body, done, isPublishing = false, publishesAt } = wanted
    setIsBusy(true)
    setNotice(null)
    try {
      const isAsked = isPublishing || publishesAt !== undefined
      if (isAsked && !(await confirm(publishesAt))) return false
      await callPanel({ path: `/workplace/${name}`, body })
      setNotice({ level: 'done', said: done[language] })
      if (isPublishing) setHasPublished(true)
      return true
    } catch (error) {
      setNotice({ level: 'failed', said: problemText({ error, language }) })
      return false
    } finally {
      await load()
      setIsBusy(false)
    }
  }

  return { view, hasFailed, load, change, asked, notice, setNotice, isBusy, hasPublished }
}

export type Publishing = ReturnType<typeof usePublishing>
