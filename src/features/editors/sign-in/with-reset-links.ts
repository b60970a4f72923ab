import type { CollectionConfig, PayloadRequest } from 'payload'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { forgotPasswordEndpoint } from './forgot-password'
import { resetPasswordEndpoint } from './reset-password'
import { formatHtml, formatSubject, type EditorMail } from './editor-mails'
import { resetLink } from './reset-links'

type Call = { req?: PayloadRequest; token?: string } | undefined

/** The mail with a link for a new password, in the language of the request. */
export function newPasswordMail(call: Call): { language: Locale; mail: EditorMail } {
  const asked = call?.req?.i18n.language
  const language = isLocale(asked) ? asked : defaultLocale
  return { language, mail: { name: 'new-password', link: resetLink(call?.token ?? '') } }
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
        generateEmailHTML: (call) => formatHtml(newPasswordMail(call)),
        generateEmailSubject: (call) => formatSubject(newPasswordMail(call)),
      },
    },
    endpoints: [forgotPasswordEndpoint, resetPasswordEndpoint, ...(endpoints || [])],
  }
}
