'use client'

import { useAuth, useLocale } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'

/**
 * Before the sign-in Payload's browser side knows the languages without their names, and it keeps
 * that knowledge afterwards: the language menu says “undefined”. Loading the panel once mends it.
 */
export function ReloadAfterLogin({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const locale = useLocale()
  const isNameless = Boolean(user) && !('label' in locale && locale.label)

  useEffect(() => {
    if (isNameless) location.reload()
  }, [isNameless])

  return children
}
