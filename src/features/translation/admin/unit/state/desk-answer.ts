import { isPanelResponse } from '@/components/panel/panel-call.client'
import type { Neighbours } from '../../../reading/neighbours'
import type { Conflict, UnitChange, UnitComment, UnitView } from '../../../reading/views'
import type { Finding } from '../../../types'

// The desk answers in the types of src/features/translation/reading/views.ts. What is looked at here tells an
// answer from a failure and from an older build of the server, no more.

export function isUnitView(value: unknown): value is UnitView {
  return (
    hasTexts({ value, names: ['unit', 'locale', 'hash', 'state'] }) &&
    isPanelResponse(value) &&
    isFindings(value.findings) &&
    isPanelResponse(value.texts) &&
    isPanelResponse(value.rights)
  )
}

export function isNeighbours(value: unknown): value is Neighbours {
  return (
    isPanelResponse(value) && typeof value.position === 'number' && typeof value.total === 'number'
  )
}

export function isConflict(value: unknown): value is Conflict {
  return hasTexts({ value, names: ['hash'] })
}

export function isFindings(value: unknown): value is Finding[] {
  return isList({ value, names: ['check', 'level', 'fingerprint'] })
}

export function isChanges(value: unknown): value is UnitChange[] {
  return isList({ value, names: ['at', 'toState'] })
}

export function isComments(value: unknown): value is UnitComment[] {
  return isList({ value, names: ['at', 'text'] })
}

type Named = { value: unknown; names: string[] }

function isList({ value, names }: Named): boolean {
  return Array.isArray(value) && value.every((item: unknown) => hasTexts({ value: item, names }))
}

function hasTexts({ value, names }: Named): boolean {
  return isPanelResponse(value) && names.every((name) => typeof value[name] === 'string')
}
