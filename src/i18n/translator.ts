import { createTranslator } from 'use-intl/core'
import { catalogue } from './catalogue/catalogue'
import type { Locale } from './locales'
import { mergeMessages } from './merge-messages'
import { getMessageOverrides, type MessageOverrides } from './message-overrides'
import type { Messages } from './messages'

function toSpeech({ locale, overrides }: { locale: Locale; overrides: MessageOverrides }) {
  const messages = mergeMessages({ tree: catalogue[locale], texts: overrides.texts[locale] })
  return { overrides, messages, translate: createTranslator({ locale, messages }) }
}

const speeches = new Map<Locale, ReturnType<typeof toSpeech>>()

/** Made once for each language and loading of the editors' texts. */
function currentSpeech(locale: Locale) {
  const overrides = getMessageOverrides()
  const known = speeches.get(locale)
  if (known?.overrides === overrides) return known
  const made = toSpeech({ locale, overrides })
  speeches.set(locale, made)
  return made
}

/**
 * `t('layout.menu')` in one language, as the code says it or as an editor has changed it; unknown
 * keys and missing arguments are compile errors. Ask for it again for each page or mail.
 */
export function getTranslator(locale: Locale) {
  return currentSpeech(locale).translate
}

/** Messages as they are written, for components that choose and complete them in the browser. */
export function getMessages(locale: Locale): Messages {
  return currentSpeech(locale).messages
}
