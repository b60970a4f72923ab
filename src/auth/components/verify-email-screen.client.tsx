'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { FormActions } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { toProblem } from '../client/error-key'
import { verifyEmail } from '../client/fdi.client'
import { forgetLinkToken, useLinkToken } from '../client/use-link-token.client'
import { useTask } from '../client/use-task.client'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'
import { WaitForMail } from './wait-for-mail.client'

type Props = ScreenProps<'verify' | 'signedIn' | 'signIn'> & {
  links: { home: string; account: string; signIn: string }
}

/** Confirming an address with the link from an e-mail; without one, waiting for that mail. */
export function VerifyEmailScreen(props: Props) {
  const { locale, texts, links } = props
  const { verify } = texts
  const token = useLinkToken('verify')
  const [isVerified, setIsVerified] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const task = useTask<'confirm' | 'resend'>()

  async function confirm() {
    const problem = toProblem(await verifyEmail({ token: token ?? '', locale }))
    const isUsedUp = problem?.key === 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'
    setIsVerified(problem === null)
    setHasFailed(isUsedUp)
    if (isUsedUp || !problem) forgetLinkToken('verify')
    return problem
  }

  if (isVerified) {
    return (
      <AuthLayout
        {...props}
        title={verify.verified}
        lead={<p>{verify.verifiedText}</p>}
        state="verified"
      >
        <FormActions>
          <ButtonLink href={links.account}>{texts.signedIn.account}</ButtonLink>
          <ButtonLink href={links.home} variant="secondary">
            {verify.home}
          </ButtonLink>
        </FormActions>
      </AuthLayout>
    )
  }
  if (token === null || hasFailed) {
    return <WaitForMail {...props} task={task} hasFailed={hasFailed} />
  }
  return (
    <AuthLayout
      {...props}
      title={verify.title}
      lead={<p>{verify.lead}</p>}
      task={task}
      state="confirm"
    >
      <FormActions>
        <SubmitButton
          isBusy={task.busy !== null}
          busyText={verify.busy}
          onClick={task.onClick({ name: 'confirm', work: confirm })}
        >
          {verify.confirm}
        </SubmitButton>
      </FormActions>
    </AuthLayout>
  )
}
