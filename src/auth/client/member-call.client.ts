import type { Locale } from '@/i18n/locales'
import type { SiteResponse } from './error-key'
import { siteCall } from './site-call.client'

/** One of the site's own calls for members: a POST with a body, else a GET. It never throws. */
export function memberCall(call: {
  path: string
  locale: Locale
  body?: object
}): Promise<SiteResponse> {
  return siteCall({ ...call, method: call.body ? 'POST' : 'GET' })
}
