'use client'

import { readDraft, type Draft } from './application-draft'

const key = 'application-draft'

/** What was typed in this tab and not sent; null without. */
export function readKeptDraft(): Draft | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null ? readDraft({ ...value }) : null
  } catch {
    // Written by something else, or storage is switched off.
    return null
  }
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the page itself still holds it.
  }
}
