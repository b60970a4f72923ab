import type { Locale } from './locales'

/** Texts of editors that take the place of the code's, by key. */
export type OverridingTexts = Readonly<Record<Locale, Readonly<Record<string, string>>>>

/** A text of an editor that cannot be shown; the code's is used instead. */
export type BrokenOverride = { locale: Locale; key: string; text: string; reason: string }

export type MessageOverrides = { texts: OverridingTexts; broken: readonly BrokenOverride[] }

declare global {
  // Next's bundles each have a copy of this module, in one process.
  var pasiuniMessageOverrides: MessageOverrides | undefined
}

const none: MessageOverrides = { texts: { ro: {}, en: {}, ru: {} }, broken: [] }

/** Messages changed by editors, as last loaded; a new object after each load. */
export function getMessageOverrides(): MessageOverrides {
  return globalThis.pasiuniMessageOverrides ?? none
}

/** From now on the site says these texts, which have to be sound. */
export function setMessageOverrides(overrides: MessageOverrides): void {
  globalThis.pasiuniMessageOverrides = overrides
}

/** Which texts of editors are not shown because they are broken, and why. */
export function getBrokenOverrides(): readonly BrokenOverride[] {
  return getMessageOverrides().broken
}
