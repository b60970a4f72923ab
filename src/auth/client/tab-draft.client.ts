'use client'

import { signedInAs } from './front-token.client'

type Kept = { by: string | null; value: unknown }

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'by' in value && 'value' in value
}

function readKept(key: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isKept(kept) ? kept : null
  } catch {
    // Written by something else, or storage is switched off.
    return null
  }
}

/**
 * What was typed in this tab and not sent; null if nothing was. What a member has typed is not
 * shown to anyone else who signs in here later; what was typed before signing in goes to the member
 * who does.
 */
export function readTabDraft(key: string): unknown {
  const kept = readKept(key)
  if (!kept) return null
  return kept.by === null || kept.by === signedInAs() ? kept.value : null
}

/** Whether this was typed here by another member: browsers restore it on the way back. */
export function belongsToAnother({ key, value }: { key: string; value: object }): boolean {
  const kept = readKept(key)
  if (!kept?.by || kept.by === signedInAs()) return false
  return JSON.stringify(kept.value) === JSON.stringify(value)
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepTabDraft({ key, value }: { key: string; value: object | null }): void {
  // A session that ends while its member types does not give the text to the next one.
  const kept: Kept = { by: signedInAs() ?? readKept(key)?.by ?? null, value }
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {
    // Without storage the page itself still holds it.
  }
}
