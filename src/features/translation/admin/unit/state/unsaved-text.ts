import { isRecord } from '@/lib/is-record'
import type { Place, UnsavedText } from './editor-state'

function toStorageKey({ unit, locale }: Place): string {
  return `translations:${locale}:${unit}`
}

/** The text left unsaved in this tab; null where there is none, or the browser keeps nothing. */
export function readUnsavedText(place: Place): UnsavedText | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(toStorageKey(place)) ?? 'null')
    return isKeptText(found) ? found : null
  } catch {
    return null
  }
}

/** Keeps a text until the tab is closed, or forgets it. Storage may be full or forbidden. */
export function keepText({ kept, ...place }: Place & { kept: UnsavedText | null }): void {
  try {
    if (kept) sessionStorage.setItem(toStorageKey(place), JSON.stringify(kept))
    else sessionStorage.removeItem(toStorageKey(place))
  } catch {
    // The text is still in the editor, and leaving the page asks.
  }
}

function isKeptText(value: unknown): value is UnsavedText {
  return (
    isRecord(value) &&
    typeof value.text === 'string' &&
    typeof value.at === 'string' &&
    isRecord(value.base) &&
    typeof value.base.text === 'string' &&
    typeof value.base.hash === 'string' &&
    ['string', 'undefined'].includes(typeof value.base.sourceHash)
  )
}
