import { defaultLocale, type Locale } from '@/i18n/locales'
import { catalogue } from '@/i18n/catalogue/catalogue'
import { messageDescription } from '@/i18n/message-description'
import { messageChannel, messageMaxLength, type MessageChannel } from '@/i18n/message-facts'
import { catalogueText, flattenMessages, messageNamespace } from '@/i18n/message-keys'
import { usesInCode } from './message-uses'

/** A message as the code has it. */
export type CodeMessage = {
  key: string
  namespace: string
  /** Where it is on the site, in Romanian. */
  description: string
  channel: MessageChannel
  maxLength: number | null
  /** Names, without braces. */
  arguments: string[]
  texts: Record<Locale, string>
}

/** Every message of the catalogue. */
export function codeMessages(): CodeMessage[] {
  return flattenMessages(catalogue[defaultLocale]).map(({ key, text }) => ({
    key,
    namespace: messageNamespace(key),
    description: messageDescription({ key, language: defaultLocale }),
    channel: messageChannel(key),
    maxLength: messageMaxLength(key),
    arguments: [...(usesInCode(key)?.arguments.keys() ?? [])],
    texts: {
      ro: text,
      en: catalogueText({ locale: 'en', key }) ?? text,
      ru: catalogueText({ locale: 'ru', key }) ?? text,
    },
  }))
}
