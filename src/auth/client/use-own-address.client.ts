'use client'

import { useCallback } from 'react'
import type { Locale } from '@/i18n/locales'
import { hasFrontToken } from './front-token.client'
import { memberCall } from './member-call.client'
import { useOwn } from './use-own.client'

/** The address of the member who has signed in with this browser. */
export type OwnAddress =
  | { kind: 'loading' | 'signed-out' | 'unavailable' }
  | { kind: 'known'; email: string; isVerified: boolean }

const initial: OwnAddress = { kind: 'loading' }

async function load(locale: Locale): Promise<OwnAddress> {
  if (!hasFrontToken()) return { kind: 'signed-out' }
  const { http, body } = await memberCall({ path: '/account', locale })
  if (http === 401) return { kind: 'signed-out' }
  const { email, emailVerified } = body
  const isKnown = http === 200 && typeof email === 'string' && typeof emailVerified === 'boolean'
  return isKnown ? { kind: 'known', email, isVerified: emailVerified } : { kind: 'unavailable' }
}

export function useOwnAddress(locale: Locale) {
  return useOwn({
    initial,
    load: useCallback(() => load(locale), [locale]),
  })
}
