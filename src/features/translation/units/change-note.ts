import type { PayloadRequest } from 'payload'
import type { Locale } from '@/i18n/locales'
import { isRecord } from '@/lib/is-record'
import type { Origin, UnitState } from '../types'

/** Note of the desk for the hook that follows its own edit of a record. */
export type ChangeNote = {
  origin: Origin
  locale: Locale
  /** States of the units that the edit is about, by address. */
  states: Map<string, UnitState>
  editor: { id: number; name: string }
}

const key = 'translationChange'

export function noteChange({ req, note }: { req: PayloadRequest; note: ChangeNote }): void {
  req.context[key] = note
}

/** Null for an edit that was not made at the desk. */
export function changeNote(req: PayloadRequest): ChangeNote | null {
  const note = req.context[key]
  return isChangeNote(note) ? note : null
}

function isChangeNote(value: unknown): value is ChangeNote {
  return isRecord(value) && value.states instanceof Map
}
