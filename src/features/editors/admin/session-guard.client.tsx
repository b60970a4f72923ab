'use client'

import { useAuth, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adminLanguage } from '@/components/panel/admin-language'
import { noAnswerTexts } from '@/components/panel/panel-call.client'
import { z } from '@/lib/zod-for-browsers'
import { sessionFetch } from './session-fetch'
import { SignInAgain } from './sign-in-again.client'

const me = z.object({ user: z.looseObject({ email: z.string() }).nullable() })

const minute = 60_000

/** Payload leaves the page when a session ends; further off than this, it does not watch. */
const far = 14 * 24 * 60 * minute

/** How long before the end a session is prolonged, and what counts as working until then. */
const margin = 2 * minute
const working = 10 * minute

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

  const noAnswer = noAnswerTexts[adminLanguage(i18n.language)]
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
      isSignedIn: () => isSignedIn(send),
      signInAgain,
      noAnswer,
    })
    return () => {
      window.fetch = plain
    }
  }, [isOn, signInAgain, noAnswer])
}

/** Prolongs the session of an editor who is at work; asks for the password when it has ended. */
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
      const left = (endsAt.current ?? Infinity) - Date.now()
      if (isBusy || left > margin) return
      isBusy = true
      if (left <= 0) await signInAgain()
      else if (Date.now() - lastWork < working) {
        await fetch('/api/editors/refresh-token', { method: 'POST' })
        await prolong()
      }
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

/** Where nobody can tell, the editor is taken for signed in: the refusal is passed on. */
async function isSignedIn(send: typeof fetch): Promise<boolean> {
  try {
    const answer = await send('/api/editors/me', { cache: 'no-store' })
    return me.parse(await answer.json()).user !== null
  } catch {
    return true
  }
}
