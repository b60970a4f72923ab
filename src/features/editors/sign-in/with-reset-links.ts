import type { CollectionConfig, PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { forgotPasswordEndpoint } from './forgot-password'
import { resetPasswordEndpoint } from './reset-password'
import { formatHtml, formatSubject } from './editor-mails'
import { resetLink } from './reset-links'

type Call = { req?: PayloadRequest; token?: string } | undefined

function worded(call: Call) {
  const asked = call?.req?.i18n.language
  const language: Locale = isLocale(asked) ? asked : defaultLocale
  return { language, mail: { name: 'new-password', link: resetLink(call?.token ?? '') } } as const
}

/** A collection whose links for a new password keep their token out of addresses and logs. */
export function withResetLinks(collection: CollectionConfig): CollectionConfig {
  const { auth, endpoints } = collection
  if (typeof auth !== 'object') return collection
  return {
    ...collection,
    auth: {
      ...auth,
      forgotPassword: {
        ...auth.forgotPassword,
        generateEmailHTML: (call) => formatHtml(worded(call)),
        generateEmailSubject: (call) => formatSubject(worded(call)),
      },
    },
    endpoints: [forgotPasswordEndpoint, resetPasswordEndpoint, ...(endpoints || [])],
  }
}
