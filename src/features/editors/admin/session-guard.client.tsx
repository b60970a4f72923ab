'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adminLanguage } from '@/components/panel/admin-language'
import { noResponseTexts } from '@/components/panel/panel-call.client'
import { keepSession, readSession } from './session/session-end'
import { sessionFetch } from './session/session-fetch'
import { SignInAgain } from './sign-in-again.client'

const minute = 60_000

/** Payload leaves the page when a session ends; further off than this, it does not watch. */
const far = 14 * 24 * 60 * minute

/**
 * Keeps forms from being lost with the session: an editor who is at work keeps it, and where it has ended
 * a dialog asks for the password in place, with everything behind it as it was.
 */
export function SessionGuard({ children }: { children: ReactNode }) {
  const { user, setUser, fetchFullUser, tokenExpirationMs } = useAuth()
  const [isAsking, setIsAsking] = useState(false)
  const { i18n } = useTranslation()
  const waiting = useRef<(() => void)[]>([])
  const endsAt = useRef<number | null>(null)
  const email = user && 'email' in user && typeof user.email === 'string' ? user.email : null

  const signInAgain = useCallback(
    () =>
      new Promise<void>((resolve) => {
        waiting.current.push(resolve)
        setIsAsking(true)
      }),
    [],
  )

  const noAnswer = noResponseTexts[adminLanguage(i18n.language)]
  useGuardedFetch({ isOn: email !== null, signInAgain, noAnswer })
  useSessionEnd({ endsAt, isOn: email !== null, prolong: fetchFullUser, signInAgain })

  useEffect(() => {
    if (!user || tokenExpirationMs === undefined || tokenExpirationMs > Date.now() + far / 2) return
    endsAt.current = tokenExpirationMs
    setUser({ user, exp: Math.floor((Date.now() + far) / 1000) })
  }, [setUser, tokenExpirationMs, user])

  async function goOn() {
    setIsAsking(false)
    await fetchFullUser()
    for (const resolve of waiting.current.splice(0)) resolve()
  }

  return (
    <>
      {children}
      {isAsking &&
        email !== null &&
        createPortal(<SignInAgain email={email} onSignedIn={() => void goOn()} />, document.body)}
    </>
  )
}

type SignInAgainCall = { isOn: boolean; signInAgain: () => Promise<void> }

function useGuardedFetch(options: SignInAgainCall & { noAnswer: string }) {
  const { isOn, signInAgain, noAnswer } = options
  useEffect(() => {
    if (!isOn) return
    const plain = window.fetch
    const send = plain.bind(window)
    window.fetch = sessionFetch({
      send,
      origin: location.origin,
      // Where nobody can tell, the refusal is passed on.
      isSignedIn: async () => (await readSession(send)).state !== 'over',
      signInAgain,
      noAnswer,
    })
    return () => {
      window.fetch = plain
    }
  }, [isOn, signInAgain, noAnswer])
}

/** Looks after the end of the session, and notes when the editor is at work. */
function useSessionEnd(
  options: SignInAgainCall & {
    endsAt: { current: number | null }
    prolong: () => Promise<unknown>
  },
) {
  const { endsAt, isOn, prolong, signInAgain } = options
  useEffect(() => {
    if (!isOn) return
    let lastWork = Date.now()
    let isBusy = false
    const note = () => {
      lastWork = Date.now()
    }
    const look = async () => {
      if (isBusy) return
      isBusy = true
      await keepSession({ endsAt, lastWork, now: Date.now(), send: fetch, prolong, signInAgain })
      isBusy = false
    }
    const timer = setInterval(() => void look().catch(() => (isBusy = false)), minute / 2)
    addEventListener('keydown', note)
    addEventListener('pointerdown', note)
    return () => {
      clearInterval(timer)
      removeEventListener('keydown', note)
      removeEventListener('pointerdown', note)
    }
  }, [endsAt, isOn, prolong, signInAgain])
}
