import { defaultLocale, type Locale } from '@/i18n/locales'
import type { Text } from '@/i18n/text'
import { filledRichText, type RichTextState } from './rich-text'

/** A record as the page's language has it (null: not published there) and in Romanian, its source. */
export type InLanguages<Doc> = { locale: Locale; own: Doc | null; source: Doc }

export type LocalizedRichText = { value: RichTextState | null; lang: Locale }

/**
 * Reads texts leaf by leaf: the page's language where it is there, else Romanian with its language
 * named, so that the page can mark it. `isPartial` tells afterwards whether that happened.
 */
export function localizedReader<Doc>({ locale, own, source }: InLanguages<Doc>) {
  let isPartial = false

  return {
    text(get: (doc: Doc) => string | null | undefined): Text {
      const value = own ? get(own) : null
      if (value) return { value, lang: locale }
      const fallback = get(source) ?? ''
      if (fallback !== '' && locale !== defaultLocale) isPartial = true
      return { value: fallback, lang: defaultLocale }
    },
    richText(get: (doc: Doc) => RichTextState | null | undefined): LocalizedRichText {
      const value = own ? filledRichText(get(own)) : null
      if (value) return { value, lang: locale }
      const fallback = filledRichText(get(source))
      if (fallback && locale !== defaultLocale) isPartial = true
      return { value: fallback, lang: defaultLocale }
    },
    isPartial(): boolean {
      return isPartial
    },
  }
}

export type LocalizedReader<Doc> = ReturnType<typeof localizedReader<Doc>>
