import {
  readAnswer,
  isAnswer,
  requestPanel,
  type PanelAnswer,
} from '@/components/panel/panel-call.client'
import type { ContentImportReport } from '../import-report'

/** A hundred megabytes take time; the longest wait, in milliseconds. */
const timeoutMs = 10 * 60_000

type Answer =
  | { kind: 'report'; report: ContentImportReport }
  /** What is wrong with the file, a sentence each. */
  | { kind: 'refused'; problems: string[] }
  /** What the site says instead, where it says anything. */
  | { kind: 'failed'; said: string | null }

/** What a file would change, or with the `plan` of that report has changed. */
export async function sendContent(options: { file: File; plan: string | null }): Promise<Answer> {
  const { file, plan } = options
  try {
    const query = plan === null ? 'dryRun=1' : `plan=${plan}`
    const path = `/workplace/content/import?${query}`
    const response = await requestPanel({ path, body: file, timeoutMs })
    const answer = await readAnswer(response)
    if (response.ok && isReport(answer)) return { kind: 'report', report: answer }
    return toRefusal(answer)
  } catch {
    return { kind: 'failed', said: null }
  }
}

function toRefusal({ code, message }: PanelAnswer): Answer {
  if (typeof message !== 'string') return { kind: 'failed', said: null }
  return code === 'bad-file'
    ? { kind: 'refused', problems: message.split('\n') }
    : { kind: 'failed', said: message }
}

function isReport(value: unknown): value is ContentImportReport {
  return isAnswer(value) && 'rows' in value && 'files' in value
}
