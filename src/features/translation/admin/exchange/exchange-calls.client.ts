import type { Decision, ImportReport } from '../../transfer/import-report'
import {
  readPanelResponse,
  callPanel,
  CallError,
  isPanelResponse,
  toCallError,
  requestPanel,
} from '@/components/panel/panel-call.client'

/** Thousands of texts are checked one by one; the longest wait, in milliseconds. */
const timeoutMs = 10 * 60_000

export type Download = { name: string; content: Blob }

/** The file of an export, under the name that the server gives it. */
export async function fetchExport(query: URLSearchParams): Promise<Download> {
  const path = `/translations/export?${query.toString()}`
  const response = await requestPanel({ path, timeoutMs })
  if (!response.ok) throw toCallError(await readPanelResponse(response))
  const disposition = response.headers.get('content-disposition') ?? ''
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'pasiuni'
  return { name, content: await response.blob() }
}

/** Report of an import, or with `dryRun` of its preview. */
export async function sendImport({
  file,
  dryRun,
  decisions,
  seen,
}: {
  file: File
  dryRun: boolean
  decisions: Record<string, Decision>
  seen: Record<string, string>
}): Promise<ImportReport> {
  const body = new FormData()
  body.set('file', file)
  body.set('decisions', JSON.stringify(decisions))
  body.set('seen', JSON.stringify(seen))
  const path = `/translations/import${dryRun ? '?dryRun=1' : ''}`
  const answer = await callPanel({ path, body, timeoutMs })
  if (!isImportReport(answer)) throw new CallError(null)
  return answer
}

/** Hands a file to the browser as if it came from a link. */
export function offerDownload({ name, content }: Download): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken it by the end of this turn.
  setTimeout(() => URL.revokeObjectURL(address))
}

function isImportReport(value: unknown): value is ImportReport {
  return (
    isPanelResponse(value) &&
    Array.isArray(value.items) &&
    isPanelResponse(value.counts) &&
    typeof value.stored === 'number' &&
    typeof value.isDryRun === 'boolean'
  )
}
