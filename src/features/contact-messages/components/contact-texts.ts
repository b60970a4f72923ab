import 'server-only'
import type { MemberFormTexts } from '@/auth/client/member-form-problem.client'
import type { Locale } from '@/i18n/locales'
import type { Messages } from '@/i18n/messages'
import { localePath, paths, signInPath } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { longestMessage, longestName } from '../rules'

/** Everything that the form says, with script and without. */
export type ContactTexts = Messages['account']['contact'] & {
  form: MemberFormTexts
  accountPath: string
}

export function contactTexts(locale: Locale): ContactTexts {
  const t = getTranslator(locale)
  const { account, auth } = getMessages(locale)
  return {
    ...account.contact,
    messageHint: t('account.contact.messageHint', { limit: longestMessage }),
    accountPath: localePath({ locale, path: paths.account }),
    form: {
      attention: auth.attention,
      titlePrefix: auth.titlePrefix,
      errors: auth.errors,
      signInAgain: account.signInAgain,
      signInPath: signInPath({ locale, back: localePath({ locale, path: paths.contact }) }),
      fieldErrors: {
        ...account.contactErrors,
        NAME_FIELD_too_long_ERROR: t('account.contactErrors.NAME_FIELD_too_long_ERROR', {
          limit: longestName,
        }),
        MESSAGE_FIELD_too_long_ERROR: t('account.contactErrors.MESSAGE_FIELD_too_long_ERROR', {
          limit: longestMessage,
        }),
      },
    },
  }
}
