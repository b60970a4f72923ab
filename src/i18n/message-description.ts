import { messageDescriptions } from './catalogue/descriptions'
import { defaultLocale, isLocale, type Locale } from './locales'

/**
 * Where a message is on the site, in one plain sentence.
 * @param options `language` of the admin panel; Romanian for any that the site does not have
 */
export function messageDescription({ key, language }: { key: string; language: string }): string {
  return getDescription(key)[isLocale(language) ? language : defaultLocale]
}

/** The sentence about the message itself, or about the smallest part of the site it belongs to. */
function getDescription(key: string): Record<Locale, string> {
  const described = messageDescriptions[key]
  if (described) return described
  const above = key.slice(0, Math.max(0, key.lastIndexOf('.')))
  return above === '' ? undescribed : getDescription(above)
}

// Of keys that are in the database only: their description went with them.
const undescribed = { ro: '', en: '', ru: '' }
