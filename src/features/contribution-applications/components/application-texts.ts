import 'server-only'
import type { MemberFormTexts } from '@/auth/client/member-form-problem.client'
import type { Locale } from '@/i18n/locales'
import type { Messages } from '@/i18n/messages'
import { localePath, paths, signInPath } from '@/i18n/paths'
import { getMessages, getTranslator } from '@/i18n/translator'
import { longestMotivation, longestName, mostLinks, shortestMotivation } from '../rules'

/** Everything that the form says, with script and without. */
export type ApplicationTexts = Omit<Messages['applications'], 'errors'> & {
  form: MemberFormTexts
  accountPath: string
}

function fieldErrors(locale: Locale): Record<string, string> {
  const t = getTranslator(locale)
  const { errors } = getMessages(locale).applications
  return {
    ...errors,
    NAME_FIELD_too_long_ERROR: t('applications.errors.NAME_FIELD_too_long_ERROR', {
      limit: longestName,
    }),
    MOTIVATION_FIELD_too_short_ERROR: t('applications.errors.MOTIVATION_FIELD_too_short_ERROR', {
      limit: shortestMotivation,
    }),
    MOTIVATION_FIELD_too_long_ERROR: t('applications.errors.MOTIVATION_FIELD_too_long_ERROR', {
      limit: longestMotivation,
    }),
    LINKS_FIELD_too_many_ERROR: t('applications.errors.LINKS_FIELD_too_many_ERROR', {
      limit: mostLinks,
    }),
  }
}

export function applicationTexts(locale: Locale): ApplicationTexts {
  const t = getTranslator(locale)
  const { account, applications, auth } = getMessages(locale)
  const { errors, ...words } = applications
  return {
    ...words,
    motivationHint: t('applications.motivationHint', {
      least: shortestMotivation,
      limit: longestMotivation,
    }),
    linksHint: t('applications.linksHint', { most: mostLinks }),
    accountPath: localePath({ locale, path: paths.account }),
    form: {
      attention: auth.attention,
      titlePrefix: auth.titlePrefix,
      errors: auth.errors,
      signInAgain: account.signInAgain,
      signInPath: signInPath({ locale, back: applyPath(locale) }),
      fieldErrors: fieldErrors(locale),
    },
  }
}

/** What the personal area says about the member's applications. */
export type OwnApplicationTexts = Messages['ownApplications'] &
  Pick<Messages['applications'], 'roles' | 'topics'> & {
    form: MemberFormTexts
    lazy: { loading: string; failed: string; retry: string }
    applyPath: string
  }

export function ownApplicationTexts(locale: Locale): OwnApplicationTexts {
  const { account, applications, ownApplications } = getMessages(locale)
  const { loading, unavailable } = account
  const { roles, topics } = applications
  const back = localePath({ locale, path: paths.account })
  return {
    ...ownApplications,
    roles,
    topics,
    form: { ...applicationTexts(locale).form, signInPath: signInPath({ locale, back }) },
    lazy: { loading, failed: unavailable.text, retry: unavailable.retry },
    applyPath: applyPath(locale),
  }
}

/** The heading of the form on its page. */
export const applySectionId = 'apply'

/** Where an application is written. */
export function applyPath(locale: Locale): string {
  return `${localePath({ locale, path: paths.become })}#${applySectionId}`
}
