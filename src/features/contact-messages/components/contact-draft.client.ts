'use client'

import { belongsToAnother, keepTabDraft, readTabDraft } from '@/auth/client/tab-draft.client'
import type { Letter } from './contact-limits'

const key = 'contact-draft'

/**
 * What to begin with: what is in the form already, unless the browser has filled in what another
 * member has typed, or else what was typed in this tab and not sent.
 */
export function chooseStart({ name, message }: Letter): Letter {
  const found = { name, message }
  const isEmpty = name === '' && message === ''
  if (!isEmpty && !belongsToAnother({ key, value: found })) return found
  return readDraft() ?? { name: '', message: '' }
}

function readDraft(): Letter | null {
  const value = readTabDraft(key)
  if (typeof value !== 'object' || value === null) return null
  const { name, message } = { name: undefined, message: undefined, ...value }
  return typeof name === 'string' && typeof message === 'string' ? { name, message } : null
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(letter: Letter | null): void {
  keepTabDraft({ key, value: letter })
}
