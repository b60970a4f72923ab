import {
  readPanelResponse,
  isPanelResponse,
  requestPanel,
  type PanelResponse,
} from '@/components/panel/panel-call.client'
import type { ContentImportReport } from '../import-report'

/** A hundred megabytes take time; the longest wait, in milliseconds. */
const timeoutMs = 10 * 60_000

type ImportResult =
  | { kind: 'report'; report: ContentImportReport }
  /** What is wrong with the file, a sentence each. */
  | { kind: 'refused'; problems: string[] }
  /** `message` is the server's, null without a response. */
  | { kind: 'failed'; message: string | null }

/** What a file would change, or with the `plan` of that report has changed. */
export async function sendContent(options: {
  file: File
  plan: string | null
}): Promise<ImportResult> {
  const { file, plan } = options
  try {
    const query = plan === null ? 'dryRun=1' : `plan=${plan}`
    const path = `/workplace/content/import?${query}`
    const response = await requestPanel({ path, body: file, timeoutMs })
    const answer = await readPanelResponse(response)
    if (response.ok && isReport(answer)) return { kind: 'report', report: answer }
    return toRefusal(answer)
  } catch {
    return { kind: 'failed', message: null }
  }
}

function toRefusal({ code, message }: PanelResponse): ImportResult {
  if (typeof message !== 'string') return { kind: 'failed', message: null }
  return code === 'bad-file'
    ? { kind: 'refused', problems: message.split('\n') }
    : { kind: 'failed', message: message }
}

function isReport(value: unknown): value is ContentImportReport {
  return isPanelResponse(value) && 'rows' in value && 'files' in value
}
