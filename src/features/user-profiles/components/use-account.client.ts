'use client'

import { useCallback, useRef } from 'react'
import { flushSync } from 'react-dom'
import { hasFrontToken, showSignedOut } from '@/auth/client/front-token.client'
import { memberCall } from '@/auth/client/member-call.client'
import { useOwn } from '@/auth/client/use-own.client'
import { useSeenAgain } from '@/auth/client/use-seen-again.client'
import { keepFocus } from '@/components/ui/keep-focus.client'
import type { Locale } from '@/i18n/locales'
import type { Usermeta } from '../types'
import { readAccount, readUsermeta, type Account } from './answers'

export type AccountState =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  | { kind: 'unavailable' }
  /** `profile` is null until the member has confirmed the address. */
  | { kind: 'ready'; account: Account; profile: Usermeta | null }

const initial: AccountState = { kind: 'loading' }

async function load(locale: Locale): Promise<AccountState> {
  if (!hasFrontToken()) return { kind: 'signed-out' }
  const answer = await memberCall({ path: '/account', locale })
  if (answer.http === 401) {
    showSignedOut()
    return { kind: 'signed-out' }
  }
  const account = answer.http === 200 ? readAccount(answer.body) : null
  if (!account) return { kind: 'unavailable' }
  if (!account.isVerified) return { kind: 'ready', account, profile: null }
  const { http, body } = await memberCall({ path: '/usermeta', locale })
  const profile = http === 200 ? readUsermeta(body) : null
  return profile ? { kind: 'ready', account, profile } : { kind: 'unavailable' }
}

/** The account and the profile of the member who has signed in with this browser. */
export function useAccount(locale: Locale) {
  const { value, setValue, reload } = useOwn({
    initial,
    load: useCallback(() => load(locale), [locale]),
  })
  const isLooking = useRef(false)

  function setProfile(profile: Usermeta): void {
    setValue((before) => (before.kind === 'ready' ? { ...before, profile } : before))
  }

  // An address is mostly confirmed in another tab. Where nothing is answered, what is here stays.
  async function lookAgain(): Promise<void> {
    if (value.kind !== 'ready' || isLooking.current) return
    isLooking.current = true
    const { http, body } = await memberCall({ path: '/account', locale })
    isLooking.current = false
    const account = http === 200 ? readAccount(body) : null
    if (account?.id !== value.account.id) return
    if (account.isVerified !== value.account.isVerified) {
      await reload()
      return
    }
    const focusAgain = keepFocus()
    flushSync(() => {
      setValue((before) =>
        before.kind === 'ready' && before.account.id === account.id
          ? { ...before, account }
          : before,
      )
    })
    focusAgain()
  }
  useSeenAgain(() => void lookAgain())

  return { state: value, reload, setProfile }
}
