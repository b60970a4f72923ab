'use client'

import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { siteCall } from './site-call.client'

/** Whether the link for a new password is known to have ended, which is asked as soon as it is there. */
export function useSpentLink({
  token,
  locale,
}: {
  token: string | null | undefined
  locale: Locale
}): boolean {
  const [spent, setSpent] = useState<string | null>(null)

  useEffect(() => {
    if (!token) return
    const headers = { 'x-link-token': token }
    void siteCall({ path: '/account/reset-link', locale, method: 'GET', headers }).then(
      ({ body }) => {
        if (body.isSpent === true) setSpent(token)
      },
    )
  }, [token, locale])

  return spent !== null && spent === token
}
