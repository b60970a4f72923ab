'use client'

import { useEffect, type ReactNode } from 'react'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { leaveFor } from '../client/leave.client'
import { toProblem } from '../client/error-key'
import { callSdk } from '../client/sdk/sdk.client'
import { useHash } from '../client/use-hash.client'
import { useTask } from '../client/use-task.client'
import { useReturnPath } from '../client/return-path/use-return-path.client'
import { storeReturnPath, withReturnPath } from '../client/return-path/return-path'
import { AuthLayout } from './auth-layout.client'
import { CredentialsForm } from './credentials-form.client'
import type { ScreenProps } from './screen-texts'
import styles from './visitor-screen.module.css'

export type VisitorProps = ScreenProps<'signIn' | 'signUp' | 'google' | 'fields'> & {
  links: { forgot: string; verify: string; callback: string }
  agreement: ReactNode
  /** The sign of Google; null where signing in with it is not set up. */
  googleIcon: ReactNode
}

// The mode is in the address: a link can name it, and going back returns to the one before.
const hashes = { signIn: '#sign-in', signUp: '#sign-up' } as const

/** Signing in and signing up, by password or with Google. */
export function VisitorScreen({
  locale,
  siteName,
  texts,
  links,
  agreement,
  googleIcon,
}: VisitorProps) {
  const mode = useHash() === hashes.signUp ? 'signUp' : 'signIn'
  const task = useTask<'form' | 'google'>()
  const back = useReturnPath(locale)
  const { clear } = task
  const { signIn, signUp, google } = texts

  useEffect(() => {
    addEventListener('hashchange', clear)
    return () => removeEventListener('hashchange', clear)
  }, [clear])

  async function goToGoogle() {
    const answer = await callSdk((sdk) => sdk.google.begin(links.callback))
    const problem = toProblem(answer)
    if (problem) return problem
    storeReturnPath(back)
    return leaveFor(String(answer.body.address))
  }

  return (
    <AuthLayout
      locale={locale}
      siteName={siteName}
      texts={texts}
      title={texts[mode].title}
      lead={
        mode === 'signIn' ? (
          <p>
            {signIn.question} <a href={hashes.signUp}>{signIn.toSignUp}</a>
          </p>
        ) : (
          <p>
            {signUp.question} <a href={hashes.signIn}>{signUp.toSignIn}</a>
          </p>
        )
      }
      {...(mode === 'signUp' ? { aside: signUp.benefit } : {})}
      task={task}
      state={mode}
      isForVisitors
    >
      <CredentialsForm
        mode={mode}
        task={task}
        locale={locale}
        texts={texts}
        links={{ ...links, forgot: withReturnPath({ path: links.forgot, back }) }}
        agreement={agreement}
      />
      {googleIcon && (
        <div className={styles.google}>
          <p className={styles.or}>{google.or}</p>
          <SubmitButton
            variant="secondary"
            isBusy={task.busy === 'google'}
            busyText={google.redirecting}
            onClick={task.onClick({ name: 'google', work: goToGoogle })}
          >
            <span className={styles.sign}>{googleIcon}</span>
            {google.button}
          </SubmitButton>
        </div>
      )}
    </AuthLayout>
  )
}
