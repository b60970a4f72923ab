import type { Config, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { pluginOptionsReader } from '@/cms/plugin-options'
import type { Locale } from '@/i18n/locales'

type Text = {
  cms: Payload
  req?: PayloadRequest | undefined
  /** Slug of the collection or global. */
  container: string
  /** Id of the record; empty for a global. */
  document: string
  /** Path of the field. */
  path: string
}

/** Where texts are on the site; paths of pages are without their language. */
export type TextPages = {
  /** The page on which a text can be seen; null for one that is on none of its own. */
  findPath: (text: Text) => Promise<string | null>
  /** Slugs of the collections and globals whose texts are on a page. */
  containersOn: (path: string) => readonly string[]
}

/**
 * The collection whose records are messages: each one ICU text with the fields `key`, `namespace`,
 * `arguments`, `maxLength` and `isObsolete`.
 */
export type MessageRecords = {
  collection: string
  /** Title of a group of messages, by its namespace. */
  groupTitle: (options: { group: string; language: Locale }) => string
  /** Where a message is on the site, in a sentence. */
  getDescription: (options: { key: string; language: Locale }) => string
  /** What keeps a text from being published as this message, in sentences; the checks of the desk aside. */
  findErrors?: (options: {
    key: string
    locale: Locale
    text: string
    language: Locale
  }) => string[]
}

/** Options that the translation desk cannot derive from the configuration. */
export type TranslationOptions = { pages?: TextPages; messages?: MessageRecords }

const isFunction = (value: unknown) => typeof value === 'function'

// Not by `instanceof`: a bundled package may have brought another copy of the class.
const stored = z.object({
  pages: z
    .object({
      findPath: z.custom<TextPages['findPath']>(isFunction),
      containersOn: z.custom<TextPages['containersOn']>(isFunction),
    })
    .exactOptional(),
  messages: z
    .object({
      collection: z.string(),
      groupTitle: z.custom<MessageRecords['groupTitle']>(isFunction),
      getDescription: z.custom<MessageRecords['getDescription']>(isFunction),
      findErrors: z.custom<NonNullable<MessageRecords['findErrors']>>(isFunction).exactOptional(),
    })
    .exactOptional(),
})

/** The configuration with the options of the feature. */
export function withTranslationOptions({
  config,
  options,
}: {
  config: Config
  options: TranslationOptions
}): Config {
  return { ...config, custom: { ...config.custom, translation: options } }
}

const readOptions = pluginOptionsReader({ name: 'translation', schema: stored })

/** The options of the feature; undefined without the plugin. */
export function translationOptions(cms: Pick<Payload, 'config'>): TranslationOptions {
  return readOptions(cms) ?? {}
}

/**
 * Whether the records of a collection are messages; the plugin has marked the one that holds them.
 */
export function holdsMessages({ custom }: { custom?: Record<string, unknown> }): boolean {
  return custom?.holdsMessages === true
}
