import type { Locale } from '@/i18n/locales'
import type { ApplicationState } from '../review/names'

export type DecidedApplication = {
  id: number
  name: string
  state: ApplicationState
  locale: Locale
  /** In the language of the panel. */
  role: string
}

export type Outcome = 'accepted' | 'declined'
