import type { Locale } from './locales'

/** A text and the language it is really in: Romanian where the page's own language lacks it. */
export type Text = { value: string; lang: Locale }
