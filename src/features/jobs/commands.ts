import type { Payload } from 'payload'
import type { EditorRights } from '@/cms/access/rights'
import { label } from '@/cms/label'
import { retry } from '@/features/audit/retry'
import { makeDue } from '@/jobs/make-due'

const isRunning = label({
  ro: 'Această sarcină rulează deja.',
  en: 'This job is already running.',
  ru: 'Эта задача уже выполняется.',
})

/**
 * Makes a job due now, and records it in the audit log.
 * @throws {AppError} `forbidden`; `conflict` while it is running
 */
export function runJob(options: { cms: Payload; editor: EditorRights; id: number }): Promise<void> {
  const job = { container: 'jobs', action: 'run-job' } as const
  return retry({ ...options, ...job, again: makeDue, refused: isRunning })
}
