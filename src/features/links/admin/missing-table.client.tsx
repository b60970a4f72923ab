'use client'

import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import { readablePath } from '@/lib/http/readable-path'
import type { MissingPage } from '../list-missing-pages'
import { ListTable } from '@/components/panel/list/list-table'
import { panelIntl } from '@/components/panel/panel-intl'
import styles from './links.module.css'
import { RedirectDialog } from './redirect-dialog.client'
import { redirectTexts, missingTexts } from './texts'
import { MissingRow } from './missing-row.client'
import { useRouter } from 'next/navigation'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import type { Status } from '@/components/panel/record/use-sending.client'

/** The missing pages, what can be done about each, and what came of it. */
export function MissingTable({
  items,
  targets,
  mayResolve,
  now,
  language,
  empty,
}: {
  items: readonly MissingPage[]
  /** Pages that a redirect can lead to. */
  targets: readonly string[]
  mayResolve: boolean
  now: string
  language: Locale
  /** Shown in place of a list without pages. */
  empty: ReactNode
}) {
  const { t } = panelIntl(language)
  const { address, hits, last, actions } = missingTexts
  const columns = [address, hits, last, ...(mayResolve ? [actions] : [])]
  const { isBusy, mend } = useMending(language)
  const [redirecting, setRedirecting] = useState<MissingPage | null>(null)
  const [status, setStatus] = useState<Status | null>(null)
  const statusElement = useRef<HTMLDivElement>(null)

  // The button that was pressed goes with its row, but the rows stay where they are on the screen.
  useEffect(() => {
    if (status) statusElement.current?.focus({ preventScroll: true })
  }, [status])

  async function dismiss({ id, shown }: MissingPage) {
    if (isBusy) return
    const problem = await mend({ action: 'dismiss', id })
    setStatus({
      isBad: problem !== null,
      text: problem ?? t(redirectTexts.dismissed, { path: shown }),
    })
  }

  async function redirect({ page, to }: { page: MissingPage; to: string }): Promise<string | null> {
    const problem = await mend({ action: 'redirect', id: page.id, to })
    if (problem !== null) return problem
    setRedirecting(null)
    const values = { path: page.shown, to: readablePath(to) }
    setStatus({ isBad: false, text: t(redirectTexts.made, values) })
    return null
  }

  return (
    <>
      <div className={styles.news} ref={statusElement} role="status" tabIndex={-1}>
        {status && <p data-bad={status.isBad || undefined}>{status.text}</p>}
      </div>
      {items.length === 0 && empty}
      {items.length > 0 && (
        <ListTable
          caption={t(missingTexts.caption)}
          className={styles.wanted}
          columns={columns.map((name) => t(name))}
        >
          {items.map((page) => (
            <MissingRow
              isBusy={isBusy}
              key={page.id}
              language={language}
              mayResolve={mayResolve}
              now={now}
              onDismiss={() => void dismiss(page)}
              onRedirect={() => !isBusy && setRedirecting(page)}
              page={page}
            />
          ))}
        </ListTable>
      )}
      {redirecting && (
        <RedirectDialog
          isBusy={isBusy}
          language={language}
          onClose={() => setRedirecting(null)}
          page={redirecting}
          send={(to) => redirect({ page: redirecting, to })}
          targets={targets}
        />
      )}
    </>
  )
}

/** Sends the decision about a missing page, then shows the list without it; until then it is busy. */
function useMending(language: Locale) {
  const router = useRouter()
  const [isSending, setIsSending] = useState(false)
  const [isRefreshing, startRefresh] = useTransition()

  /** What went wrong, in words; null when it was done. */
  async function mend(body: object): Promise<string | null> {
    setIsSending(true)
    try {
      await callPanel({ path: '/workplace/links', body })
      startRefresh(() => router.refresh())
      return null
    } catch (error) {
      return problemText({ error, language })
    } finally {
      setIsSending(false)
    }
  }

  return { isBusy: isSending || isRefreshing, mend }
}
