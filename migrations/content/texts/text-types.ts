import type { Locale } from '@/i18n/locales'

/**
 * The texts of a record in one language: the record's own shape with rich text written as Markdown
 * and everything optional.
 */
export type TextShape<T> = {
  [Key in keyof T]?: NonNullable<T[Key]> extends { root: unknown }
    ? string
    : NonNullable<T[Key]> extends object
      ? TextShape<NonNullable<T[Key]>>
      : T[Key]
}

/** A record in all languages; `shared` holds what does not depend on the language. */
export type Texts<T> = { shared: TextShape<T> } & Record<Locale, TextShape<T>>
