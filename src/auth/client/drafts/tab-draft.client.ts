'use client'

import { signedInAs } from '../front-token.client'

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

/** Whether this is what another member has typed here: on the way back, browsers fill it in again. */
function belongsToAnother({ key, value }: { key: string; value: object }): boolean {
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

/**
 * What is typed into a form, kept for its member in the tab it is typed in. `read` takes a draft from
 * anything that may hold one; a draft without text is as good as none.
 */
export function tabDraft<Draft extends Record<string, string>>({
  key,
  read,
}: {
  key: string
  read: (fields: Record<string, unknown>) => Draft
}) {
  const filledIn = (draft: Draft) =>
    Object.fromEntries(Object.entries(draft).filter(([, text]) => text !== ''))
  const isEmpty = (draft: Draft) => Object.keys(filledIn(draft)).length === 0

  return {
    /**
     * What to begin with: in each field what is in the form already, unless the browser has filled
     * in what another member has typed, or else what was typed in this tab and not sent.
     */
    chooseStart(typed: Record<string, unknown>): Draft {
      const found = read(typed)
      const own = belongsToAnother({ key, value: found }) ? {} : filledIn(found)
      const kept = readTabDraft(key)
      return read({ ...(typeof kept === 'object' ? kept : {}), ...own })
    },

    /** Keeps what is typed across a reload or a sign-in. */
    keep(draft: Draft): void {
      keepTabDraft({ key, value: draft })
    },

    /** Keeps what a form begins with; one without text leaves alone what another member has typed. */
    keepStart(draft: Draft): void {
      if (!isEmpty(draft)) keepTabDraft({ key, value: draft })
    },

    forget(): void {
      keepTabDraft({ key, value: null })
    },
  }
}

export type TabDraft<Draft extends Record<string, string>> = ReturnType<typeof tabDraft<Draft>>
