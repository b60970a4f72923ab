import 'server-only'
import { cookies, draftMode } from 'next/headers'
import { cache } from 'react'
import type { Locale } from '@/i18n/locales'
import { getEnv } from '@/lib/env'
import { passCookie, readPass } from '../preview-pass'

/** Which drafts the page being made may show. */
export type VisibleDrafts =
  | { kind: 'none' }
  | { kind: 'all' }
  | { kind: 'one'; container: string; document: string; locale: Locale; until: Date }

/**
 * Which drafts this visitor may see. That preview is on says nothing yet: its cookie is the same for
 * everybody. What counts is the signed pass beside it. Without preview no cookie is looked at, and
 * the page stays a static one.
 */
export const visibleDrafts = cache(async (): Promise<VisibleDrafts> => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return { kind: 'none' }
  const token = (await cookies()).get(passCookie)?.value ?? ''
  const read = readPass({ token, secret: getEnv().PAYLOAD_SECRET, now: new Date() })
  if (read.kind !== 'valid') return { kind: 'none' }
  const { record, locale, until } = read.pass
  return record ? { kind: 'one', ...record, locale, until: new Date(until) } : { kind: 'all' }
})

type Identified = { id: number }

/**
 * The records of a collection for a page: what is published, the drafts of all, or what is published
 * with the draft of the one record that a preview link shows.
 */
export async function findShown<Doc extends Identified>(options: {
  container: string
  draft: boolean
  /** With `only`, that record alone, if it is among those that are asked for. */
  find: (how: { draft: boolean; only?: string }) => Promise<Doc[]>
  compare: (one: Doc, other: Doc) => number
}): Promise<Doc[]> {
  const { container, draft, find, compare } = options
  const shown = await visibleDrafts()
  if (!draft || shown.kind === 'none') return find({ draft: false })
  if (shown.kind === 'all') return find({ draft: true })
  if (shown.container !== container) return find({ draft: false })
  const [published, drafts] = await Promise.all([
    find({ draft: false }),
    find({ draft: true, only: shown.document }),
  ])
  const isDrafted = ({ id }: Doc) => drafts.some((one) => one.id === id)
  return [...published.filter((doc) => !isDrafted(doc)), ...drafts].sort(compare)
}

/** Whether the draft of a global may be on the page. */
export async function showsDraft(global: string): Promise<boolean> {
  const shown = await visibleDrafts()
  return shown.kind === 'all' || (shown.kind === 'one' && shown.container === global)
}
