'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { toProblem } from '../client/error-key'
import { sendVerificationMail } from '../client/fdi.client'
import { unsentHash } from '../client/send-credentials.client'
import { useHash } from '../client/use-hash.client'
import { useSignedIn } from '../client/use-signed-in.client'
import type { useTask } from '../client/use-task.client'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'verify' | 'signIn'> & {
  links: { home: string; signIn: string }
  task: ReturnType<typeof useTask<'confirm' | 'resend'>>
  /** Whether a link was tried that no longer serves. */
  hasFailed: boolean
}

/** The mail is on its way, or another one is needed. */
export function WaitForMail({ locale, siteName, texts, links, task, hasFailed }: Props) {
  const isSignedIn = useSignedIn()
  const isUnsent = useHash() === unsentHash
  const [isResent, setIsResent] = useState(false)
  const { verify, errors } = texts

  function message(): string {
    if (hasFailed) return verify.notVerifiedText
    return isUnsent ? verify.unsent : `${texts.attention} ${errors.CHECK_EMAIL_TO_VERIFY_ERROR}`
  }

  async function resend() {
    setIsResent(false)
    const problem = toProblem(await sendVerificationMail(locale))
    setIsResent(problem === null)
    return problem
  }

  return (
    <AuthLayout
      locale={locale}
      siteName={siteName}
      texts={texts}
      title={hasFailed ? verify.notVerified : verify.waitTitle}
      lead={<p>{message()}</p>}
      task={task}
      state="waiting"
    >
      <p>{isSignedIn ? verify.waitHint : verify.signInFirst}</p>
      <FormActions>
        {isSignedIn ? (
          <SubmitButton
            isBusy={task.busy !== null}
            busyText={verify.resendBusy}
            onClick={task.onClick({ name: 'resend', work: resend })}
          >
            {verify.resend}
          </SubmitButton>
        ) : (
          <ButtonLink href={links.signIn}>{texts.signIn.submit}</ButtonLink>
        )}
        <ButtonLink href={links.home} variant="secondary">
          {verify.home}
        </ButtonLink>
      </FormActions>
      <LiveNotice tone="success">{isResent && <p>{verify.resent}</p>}</LiveNotice>
    </AuthLayout>
  )
}
