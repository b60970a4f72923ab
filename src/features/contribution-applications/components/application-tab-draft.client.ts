'use client'

import { belongsToAnother, keepTabDraft, readTabDraft } from '@/auth/client/tab-draft.client'
import { emptyDraft, isEmptyDraft, readDraft, type Draft } from './application-draft'

const key = 'application-draft'

/**
 * What to begin with: what is in the form already, unless the browser has filled in what another
 * member has typed, or else what was typed in this tab and not sent.
 */
export function chooseStart(found: Draft): Draft {
  if (!isEmptyDraft(found) && !belongsToAnother({ key, value: found })) return found
  return readKeptDraft() ?? emptyDraft
}

function readKeptDraft(): Draft | null {
  const value = readTabDraft(key)
  return typeof value === 'object' && value !== null ? readDraft({ ...value }) : null
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  keepTabDraft({ key, value: draft })
}
