import { createTranslator } from 'use-intl/core'
import { en } from './catalogue/en'
import { ro } from './catalogue/ro'
import { ru } from './catalogue/ru'
import type { Locale } from './locales'
import type { Messages } from './messages'

const catalogue = { ro, en, ru }

/** `t('layout.menu')` in one language; unknown keys and missing arguments are compile errors. */
export function getTranslator(locale: Locale) {
  return createTranslator({ locale, messages: catalogue[locale] })
}

/** Messages as they are written, for components that choose and complete them in the browser. */
export function getMessages(locale: Locale): Messages {
  return catalogue[locale]
}
