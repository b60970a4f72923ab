'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef } from 'react'
import { editNewsName } from '@/lib/edit-base'
import { isRecord } from '@/lib/is-record'
import { inTurn, isAutosaving, watchAutosaves } from './pending-saves.client'

/** How long nothing may happen in the form before it counts as free, in milliseconds. */
const pause = 50

/** How long the browser may take to be idle, in milliseconds. */
const longestIdle = 600

/** What the form around sends to the server: drafts, and what is published. */
export function useRecordForm() {
  const { config } = useConfig()
  const info = useDocumentInfo()
  const form = useForm()
  const { code: locale } = useLocale()
  const isModified = useFormModified()
  const isPublishing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing()
  const { id, collectionSlug, globalSlug } = info
  const isStored = globalSlug !== undefined || id !== undefined
  const latest = useRef({ form, info, isModified, isBusy: isPublishing || isSaving })

  /** How many answers have brought something into the form that others have changed. */
  const news = useRef({ data: info.data, count: 0 })

  // A waiting call continues with the form as it is by then.
  useEffect(() => {
    latest.current = { form, info, isModified, isBusy: isPublishing || isSaving }
    if (news.current.data === info.data) return
    const { count } = news.current
    news.current = { data: info.data, count: hasNews(info.data) ? count + 1 : count }
  })

  useEffect(() => watchAutosaves(), [])

  function address(query: Record<string, string>): string {
    const record = globalSlug
      ? (`/globals/${globalSlug}` as const)
      : (`/${collectionSlug ?? ''}${id === undefined ? '' : `/${id}`}` as const)
    const search = new URLSearchParams({ depth: '0', locale, ...query })
    return formatAdminURL({
      apiRoute: config.routes.api,
      path: `${record}?${search.toString()}`,
    })
  }

  function hasChanges(): boolean {
    return latest.current.isModified
  }

  async function untilFree(): Promise<void> {
    await untilIdle()
    do await new Promise((resolve) => setTimeout(resolve, pause))
    while (latest.current.isBusy || isAutosaving())
  }

  /**
   * Stores what the form says as a draft, like the autosave does. Returns whether all of it is
   * stored.
   */
  async function storeDraft(): Promise<boolean> {
    await untilFree()
    if (!hasChanges()) return true
    if (!(await sendDraft())) return false
    await untilFree()
    // After a failure the form takes the next save for one of an older text.
    if (!isStored || !hasChanges()) return true
    const isSaved = await sendDraft()
    await untilFree()
    return isSaved
  }

  async function sendDraft(): Promise<boolean> {
    const { form: sending } = latest.current
    // What is typed until the answer is there stays unsaved.
    sending.setBackgroundProcessing(true)
    const saved = await sending.submit({
      acceptValues: { overrideLocalChanges: false },
      action: address({ autosave: 'true', draft: 'true', 'fallback-locale': 'null' }),
      context: { getDocPermissions: false, incrementVersionCount: false },
      // A new record gets another page, which knows nothing of what is typed meanwhile.
      disableFormWhileProcessing: !isStored,
      disableSuccessStatus: true,
      method: isStored && !globalSlug ? 'PATCH' : 'POST',
      overrides: { _status: 'draft' },
      skipValidation: true,
    })
    sending.setBackgroundProcessing(false)
    const isSaved = saved?.res.ok === true
    if (isSaved) {
      latest.current.info.setMostRecentVersionIsAutosaved(true)
      latest.current.info.setUnpublishedVersionCount((count) => Math.max(count, 1))
    }
    return isSaved
  }

  /**
   * Publishes what the form says, in the language being edited or in all. What is refused stays in
   * the form and is stored as a draft. Returns whether readers see it.
   */
  async function sendPublication(publication: Publication): Promise<boolean> {
    const { isEveryLanguage, isConfirmed } = publication
    await untilFree()
    const published = await latest.current.form.submit({
      action: address({
        ...(isEveryLanguage ? { publishAllLocales: 'true' } : { publishSpecificLocale: locale }),
        ...(isConfirmed && { publishAnyway: 'true' }),
      }),
      disableSuccessStatus: true,
      method: isStored && !globalSlug ? 'PATCH' : 'POST',
      overrides: { _status: 'published' },
    })
    if (published?.res.ok === true) {
      latest.current.info.setUnpublishedVersionCount(0)
      latest.current.info.setMostRecentVersionIsAutosaved(false)
      latest.current.info.setHasPublishedDoc(true)
      return true
    }
    // The form takes what it has sent for saved, whatever the answer was.
    latest.current.form.setModified(true)
    if (isStored) await storeDraft()
    return false
  }

  /** Stores a draft that is to be published, and says whether that brought something from others. */
  async function storeForPublication(): Promise<'failed' | 'changed' | 'stored'> {
    const { count } = news.current
    if (!(await storeDraft())) return 'failed'
    return news.current.count > count ? 'changed' : 'stored'
  }

  return {
    isModified,
    isPublishing,
    isSaving,
    isStored,
    publish: (publication: Publication) => inTurn(() => sendPublication(publication)),
    saveDraft: () => inTurn(storeDraft),
    saveForPublication: () => inTurn(storeForPublication),
  }
}

function hasNews(data: unknown): boolean {
  const fields = isRecord(data) ? data[editNewsName] : undefined
  return typeof fields === 'string' && fields !== ''
}

/** Rich text reaches the form in the idle time of the browser, or half a second later. */
async function untilIdle(): Promise<void> {
  if (!('requestIdleCallback' in window)) return
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: longestIdle }))
}

type Publication = {
  isEveryLanguage: boolean
  /** Whether someone has seen what is wrong with the texts. */
  isConfirmed: boolean
}
