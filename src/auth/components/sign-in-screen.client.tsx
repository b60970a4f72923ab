'use client'

import { useSignedIn } from '../client/use-signed-in.client'
import { SignedInNotice } from './signed-in-notice.client'
import { VisitorScreen, type VisitorProps } from './visitor-screen.client'

type Props = VisitorProps & Parameters<typeof SignedInNotice>[0]

/** Signing in and signing up; anyone who has signed in already is shown the way on. */
export function SignInScreen(props: Props) {
  return useSignedIn() ? <SignedInNotice {...props} /> : <VisitorScreen {...props} />
}
