'use client'

import { useEffect, useState } from 'react'
import { showSignedOut } from '../client/front-token.client'
import { memberCall } from '../client/member-call.client'
import { useSignedIn } from '../client/use-signed-in.client'
import { SignedInNotice } from './signed-in-notice.client'
import { VisitorScreen, type VisitorProps } from './visitor-screen.client'

type Props = VisitorProps & Parameters<typeof SignedInNotice>[0]

/**
 * Signing in and signing up; anyone who has signed in already is shown the way on. A visitor sent
 * here by a form without script may have a session that only needs renewing, or one that was ended
 * elsewhere: a call renews the one and detects the other.
 */
export function SignInScreen(props: Props) {
  const { locale } = props
  const isSignedIn = useSignedIn()
  const [hasEnded, setHasEnded] = useState(false)

  useEffect(() => {
    if (!isSignedIn) {
      showSignedOut()
      return
    }
    let isOver = false
    void memberCall({ path: '/account', locale }).then(({ http }) => {
      if (isOver || http !== 401) return
      showSignedOut()
      setHasEnded(true)
    })
    return () => {
      isOver = true
      setHasEnded(false)
    }
  }, [isSignedIn, locale])

  return isSignedIn && !hasEnded ? <SignedInNotice {...props} /> : <VisitorScreen {...props} />
}
