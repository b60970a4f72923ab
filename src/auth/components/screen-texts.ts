import type { Locale } from '@/i18n/locales'
import type { Messages } from '@/i18n/messages'
import type { ProblemTexts } from '../client/problem'

/** What every screen of the accounts gets from its page; `Part` names parts of the catalogue. */
export type ScreenProps<Part extends keyof Messages['auth']> = {
  locale: Locale
  /** Stands after the title of each document. */
  siteName: string
  texts: Pick<Messages['auth'], Part> & ProblemTexts
}
