import type { PayloadRequest } from 'payload'
import { isRecord } from '@/lib/is-record'

/** What Payload does not tell its `afterChange` hooks about the call. */
export type CallNote = {
  /** Whether it was asked to store a draft beside what readers see. */
  isDraft: boolean
  isForAllLanguages: boolean
  /** The record before, in all languages, where a later hook would come too late for it. */
  before?: unknown
}

const key = 'auditCalls'

/** Calls within a call are about other collections, or come one after the other. */
export function noteCall({
  req,
  slug,
  note,
}: {
  req: PayloadRequest
  slug: string
  note: CallNote
}): void {
  const known = req.context[key]
  const notes = known instanceof Map ? known : new Map<unknown, unknown>()
  notes.set(slug, note)
  req.context[key] = notes
}

export function callNote({ req, slug }: { req: PayloadRequest; slug: string }): CallNote {
  const notes = req.context[key]
  const note: unknown = notes instanceof Map ? notes.get(slug) : null
  return isCallNote(note) ? note : { isDraft: false, isForAllLanguages: false }
}

/** The flags of a call as REST and the Local API give them. */
export function toFlags(args: unknown): Pick<CallNote, 'isDraft' | 'isForAllLanguages'> {
  if (!isRecord(args)) return { isDraft: false, isForAllLanguages: false }
  const { draft, publishAllLocales, unpublishAllLocales } = args
  return {
    isDraft: isSet(draft),
    isForAllLanguages: isSet(publishAllLocales) || isSet(unpublishAllLocales),
  }
}

function isSet(flag: unknown): boolean {
  return flag === true || flag === 'true'
}

function isCallNote(value: unknown): value is CallNote {
  return isRecord(value) && typeof value.isDraft === 'boolean'
}
