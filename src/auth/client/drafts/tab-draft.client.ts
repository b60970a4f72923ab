'use client'

import { signedInAs } from '../front-token.client'

type StoredDraft = { by: string | null; value: unknown }

function isStoredDraft(value: unknown): value is StoredDraft {
  return typeof value === 'object' && value !== null && 'by' in value && 'value' in value
}

function readStored(key: string): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isStoredDraft(stored) ? stored : null
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
  const stored = readStored(key)
  if (!stored) return null
  return stored.by === null || stored.by === signedInAs() ? stored.value : null
}

/** Whether this is what another member has typed here: on the way back, browsers fill it in again. */
function belongsToAnother({ key, value }: { key: string; value: object }): boolean {
  const stored = readStored(key)
  if (!stored?.by || stored.by === signedInAs()) return false
  return JSON.stringify(stored.value) === JSON.stringify(value)
}

/** Keeps what is typed across a reload or a sign-in; null forgets it. */
export function keepTabDraft({ key, value }: { key: string; value: object | null }): void {
  // A session that ends while its member types does not give the text to the next one.
  const stored: StoredDraft = { by: signedInAs() ?? readStored(key)?.by ?? null, value }
  try {
    if (value) sessionStorage.setItem(key, JSON.stringify(stored))
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
      const stored = readTabDraft(key)
      return read({ ...(typeof stored === 'object' ? stored : {}), ...own })
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
