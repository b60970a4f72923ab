import type { Locale } from '@/i18n/locales'
import type { AccountTexts } from '../account-texts'
import type { Account } from '../answers'

/** What each part of the settings works with. */
export type SettingProps = { account: Account; locale: Locale; texts: AccountTexts }
