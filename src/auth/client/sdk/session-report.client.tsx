'use client'

import { useEffect } from 'react'
import { SuperTokensWrapper } from 'supertokens-auth-react'
import { EmailVerificationClaim } from 'supertokens-auth-react/recipe/emailverification'
import {
  SessionAuth,
  useClaimValue,
  useSessionContext,
  validateClaims,
} from 'supertokens-auth-react/recipe/session'

/** Session of this browser, as the SDK knows it. */
export type SessionFacts = { exists: boolean; isVerified: boolean }

type Props = { onChange: (facts: SessionFacts) => void }

/** A claim that is false is fetched again when it is this old (specification §9). */
const claimAgeMs = 10_000

/** Tells a screen about the session, and has the claim of a verified address fetched while it is not. */
export function SessionReport(props: Props) {
  return (
    <SuperTokensWrapper>
      <SessionAuth requireAuth={false} doRedirection={false}>
        <Report {...props} />
      </SessionAuth>
    </SuperTokensWrapper>
  )
}

function Report({ onChange }: Props) {
  const session = useSessionContext()
  const claim = useClaimValue(EmailVerificationClaim)
  const exists = session.loading ? undefined : session.doesSessionExist
  const isVerified = claim.loading ? undefined : claim.value === true

  useEffect(() => {
    if (exists !== undefined && isVerified !== undefined) onChange({ exists, isVerified })
  }, [exists, isVerified, onChange])

  useEffect(() => {
    if (exists !== true || isVerified !== false) return
    const look = () => {
      if (document.visibilityState === 'visible') void validateClaims()
    }
    const timer = setInterval(look, claimAgeMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [exists, isVerified])

  return null
}
