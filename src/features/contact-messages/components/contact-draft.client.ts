'use client'

import type { Letter } from './contact-limits'

const key = 'contact-draft'

/** What was typed in this tab and not sent; null without. */
export function readDraft(): Letter | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (typeof value !== 'object' || value === null) return null
    const { name, message } = { name: undefined, message: undefined, ...value }
    return typeof name === 'string' && typeof message === 'string' ? { name, message } : null
  } catch {
    // Written by something else, or storage is switched off.
    return null
  }
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepDraft(letter: Letter | null): void {
  try {
    if (letter) sessionStorage.setItem(key, JSON.stringify(letter))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the page itself still holds it.
  }
}
