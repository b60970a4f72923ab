'use client'

import { keepTabDraft, readTabDraft } from '@/auth/client/tab-draft.client'
import { readDraft, type Draft } from './application-draft'

const key = 'application-draft'

/** What was typed in this tab and not sent; null without. */
export function readKeptDraft(): Draft | null {
  const value = readTabDraft(key)
  return typeof value === 'object' && value !== null ? readDraft({ ...value }) : null
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  keepTabDraft({ key, value: draft })
}
