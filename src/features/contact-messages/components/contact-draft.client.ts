'use client'

import { keepTabDraft, readTabDraft } from '@/auth/client/tab-draft.client'
import type { Letter } from './contact-limits'

const key = 'contact-draft'

/** What was typed in this tab and not sent; null without. */
export function readDraft(): Letter | null {
  const value = readTabDraft(key)
  if (typeof value !== 'object' || value === null) return null
  const { name, message } = { name: undefined, message: undefined, ...value }
  return typeof name === 'string' && typeof message === 'string' ? { name, message } : null
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(letter: Letter | null): void {
  keepTabDraft({ key, value: letter })
}
