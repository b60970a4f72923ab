'use client'

import { useCallback } from 'react'
import { hasFrontToken, showSignedOut } from '@/auth/client/front-token.client'
import { memberCall } from '@/auth/client/member-call.client'
import { useOwn } from '@/auth/client/use-own.client'
import type { Locale } from '@/i18n/locales'
import { readAccount, readMember, type MemberView } from './answers'

export type MemberState =
  | { kind: 'loading' | 'signed-out' | 'unverified' | 'missing' | 'unavailable' }
  | { kind: 'ready'; profile: MemberView; isOwn: boolean }

const initial: MemberState = { kind: 'loading' }

async function load({ id, locale }: { id: string; locale: Locale }): Promise<MemberState> {
  if (!hasFrontToken()) return { kind: 'signed-out' }
  const [member, reader] = await Promise.all([
    memberCall({ path: `/members/${encodeURIComponent(id)}`, locale }),
    memberCall({ path: '/account', locale }),
  ])
  if (member.http === 401) {
    showSignedOut()
    return { kind: 'signed-out' }
  }
  if (member.http === 403) return { kind: 'unverified' }
  if (member.http === 404) return { kind: 'missing' }
  const profile = member.http === 200 ? readMember(member.body) : null
  if (!profile) return { kind: 'unavailable' }
  const account = reader.http === 200 ? readAccount(reader.body) : null
  return { kind: 'ready', profile, isOwn: account?.id === id }
}

/** What a member shows to the one who has signed in with this browser. */
export function useMember({ id, locale }: { id: string; locale: Locale }) {
  return useOwn({
    initial,
    load: useCallback(() => load({ id, locale }), [id, locale]),
  })
}
