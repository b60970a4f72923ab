/**
 * Drafts with autosave for everything the public reads, published per language.
 * `localizeStatus` has to be chosen before the first migration (docs/adr/0004).
 */
export const draftsPerLanguage = {
  maxPerDoc: 50,
  drafts: { autosave: { interval: 800 }, localizeStatus: true },
}

export const draftsPerLanguageGlobal = {
  max: 50,
  drafts: { autosave: { interval: 800 }, localizeStatus: true },
}
