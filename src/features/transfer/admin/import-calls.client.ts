import type { ContentImportReport } from '../import-report'

/** A hundred megabytes take their time; nobody waits longer than this, in milliseconds. */
const patience = 10 * 60_000

type Answer =
  | { kind: 'report'; report: ContentImportReport }
  /** What is wrong with the file, a sentence each. */
  | { kind: 'refused'; problems: string[] }
  /** What the site says instead, where it says anything. */
  | { kind: 'failed'; said: string | null }

/** What a file has changed, or with `isDryRun` would change. */
export async function sendContent(options: { file: File; isDryRun: boolean }): Promise<Answer> {
  const { file, isDryRun } = options
  try {
    const response = await fetch(`/api/workplace/content/import${isDryRun ? '?dryRun=1' : ''}`, {
      ...{ method: 'POST', credentials: 'same-origin', cache: 'no-store' },
      headers: { 'Content-Type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = await response.json()
    if (response.ok && isReport(answer)) return { kind: 'report', report: answer }
    return refusalOf(answer)
  } catch {
    // A proxy in between answers in HTML when the server is down.
    return { kind: 'failed', said: null }
  }
}

function refusalOf(answer: unknown): Answer {
  if (!isFields(answer)) return { kind: 'failed', said: null }
  const { code, message } = answer
  if (typeof message !== 'string') return { kind: 'failed', said: null }
  return code === 'bad-file'
    ? { kind: 'refused', problems: message.split('\n') }
    : { kind: 'failed', said: message }
}

function isReport(value: unknown): value is ContentImportReport {
  return isFields(value) && 'rows' in value && 'files' in value
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
