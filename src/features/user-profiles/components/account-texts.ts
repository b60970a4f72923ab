import 'server-only'
import type { MemberFormTexts } from '@/auth/client/member-form-problem.client'
import { localeNames, locales, type Locale } from '@/i18n/locales'
import type { Messages } from '@/i18n/messages'
import { localePath, signInPath } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { longestName, longestPassion, mostPassions } from './passion-list'

type Part =
  | 'loading'
  | 'gate'
  | 'unavailable'
  | 'unverified'
  | 'profile'
  | 'details'
  | 'settings'
  | 'sessions'
  | 'password'
  | 'email'
  | 'export'
  | 'deletion'
  | 'member'
  | 'contributes'

/** Everything that the personal area and the member pages say. */
export type AccountTexts = Pick<Messages['account'], Part> & {
  form: MemberFormTexts
  /** What the toggle of a password says. */
  toggle: { show: string; hide: string }
  /** What a form says whose password is checked later than usual. */
  waiting: string
  /** The languages of the site, each named in itself. */
  languages: { code: Locale; name: string }[]
  /** What the ways to contribute are called. */
  roles: Messages['applications']['roles']
}

type Place = {
  locale: Locale
  /** The page, without the language: where signing in leads back to. */
  path: string
}

function formTexts({ locale, path }: Place): MemberFormTexts {
  const t = getTranslator(locale)
  const { account, auth } = getMessages(locale)
  return {
    attention: auth.attention,
    titlePrefix: auth.titlePrefix,
    errors: auth.errors,
    signInAgain: account.signInAgain,
    signInPath: signInPath({ locale, back: localePath({ locale, path }) }),
    fieldErrors: {
      ...account.memberErrors,
      ...account.profileErrors,
      NAME_FIELD_too_long_ERROR: t('account.profileErrors.NAME_FIELD_too_long_ERROR', {
        limit: longestName,
      }),
      PASIONS_FIELD_too_long_ERROR: t('account.profileErrors.PASIONS_FIELD_too_long_ERROR', {
        limit: longestPassion,
      }),
      PASIONS_FIELD_too_many_ERROR: t('account.profileErrors.PASIONS_FIELD_too_many_ERROR', {
        limit: mostPassions,
      }),
    },
  }
}

export function accountTexts({ locale, path }: Place): AccountTexts {
  const { account, auth } = getMessages(locale)
  // What only the server says would make the page heavier.
  const { title, lead, description, memberErrors, profileErrors, contact, contactErrors, ...own } =
    account
  return {
    ...own,
    form: formTexts({ locale, path }),
    toggle: { show: auth.fields.show, hide: auth.fields.hide },
    waiting: auth.fields.waiting,
    roles: getMessages(locale).applications.roles,
    languages: locales.map((code) => ({ code, name: localeNames[code].name })),
  }
}
