import { isTrashed } from '@/cms/changes/is-trashed'
import { isRecord } from '@/lib/is-record'
import type { AuditAction } from './actions'

type Saved = {
  operation: 'create' | 'update'
  /** As it was sent and completed from the stored record. */
  data: unknown
  previous: unknown
  /** Whether it was stored as a draft only, beside what readers see. */
  isDraft: boolean
  hasDrafts: boolean
  isRestoringVersion: boolean
}

/** The action that a save is logged as. */
export function toAction(saved: Saved): AuditAction {
  const { operation, data, previous, isDraft, hasDrafts, isRestoringVersion } = saved
  if (isRestoringVersion) return 'restore-version'
  if (operation === 'create') return 'create'
  const isInTrash = isTrashed(data)
  if (isInTrash !== isTrashed(previous)) return isInTrash ? 'trash' : 'restore'
  if (!hasDrafts) return 'update'
  if (getStatus(data) === 'published') return 'publish'
  return isDraft ? 'update' : 'unpublish'
}

function getStatus(data: unknown): unknown {
  return isRecord(data) ? data._status : undefined
}
