import type { ro } from './catalogue/ro'
import type { Locale } from './locales'

declare module 'use-intl/core' {
  /** Makes unknown keys and missing arguments compile errors. */
  interface AppConfig {
    Locale: Locale
    Messages: typeof ro
  }
}
