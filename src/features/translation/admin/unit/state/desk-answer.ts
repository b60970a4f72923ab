import type { Conflict, UnitChange, UnitComment, UnitView } from '../../../reading/views'
import type { Finding } from '../../../types'
import type { Neighbours } from './editor-state'

// The desk answers in the types of src/features/translation/reading/views.ts. What is looked at here tells an
// answer from a failure and from an older build of the server, no more.

export type Answer = Record<string, unknown>

/** A call that did not do what it was for; without words where the server said none. */
export class DeskFailure extends Error {
  readonly said: string | null

  constructor(said: string | null) {
    super(said ?? 'The translation desk did not answer.')
    this.said = said
  }
}

export function failureOf({ message }: Answer): DeskFailure {
  return new DeskFailure(typeof message === 'string' && message !== '' ? message : null)
}

export function isAnswer(value: unknown): value is Answer {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function isUnitView(value: unknown): value is UnitView {
  return (
    hasTexts({ value, names: ['unit', 'locale', 'hash', 'state'] }) &&
    isAnswer(value) &&
    isFindings(value.findings) &&
    isAnswer(value.texts) &&
    isAnswer(value.rights)
  )
}

export function isNeighbours(value: unknown): value is Neighbours {
  return isAnswer(value) && typeof value.position === 'number' && typeof value.total === 'number'
}

export function isConflict(value: unknown): value is Conflict {
  return hasTexts({ value, names: ['hash'] })
}

export function isFindings(value: unknown): value is Finding[] {
  return isListOf({ value, names: ['check', 'level', 'fingerprint'] })
}

export function isChanges(value: unknown): value is UnitChange[] {
  return isListOf({ value, names: ['at', 'toState'] })
}

export function isComments(value: unknown): value is UnitComment[] {
  return isListOf({ value, names: ['at', 'text'] })
}

type Named = { value: unknown; names: string[] }

function isListOf({ value, names }: Named): boolean {
  return Array.isArray(value) && value.every((item: unknown) => hasTexts({ value: item, names }))
}

function hasTexts({ value, names }: Named): boolean {
  return isAnswer(value) && names.every((name) => typeof value[name] === 'string')
}
