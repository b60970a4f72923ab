import type { Locale } from '@/i18n/locales'
import type { Messages } from '@/i18n/messages'
import type { ProblemTexts } from '../client/problem'

/** Props of every account screen; `Part` names parts of the catalogue. */
export type ScreenProps<Part extends keyof Messages['auth']> = {
  locale: Locale
  /** Stands after the title of each document. */
  siteName: string
  texts: Pick<Messages['auth'], Part> & ProblemTexts
}
