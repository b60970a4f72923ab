'use client'

import { useCallback, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { FormActions } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import { toProblem } from '../client/error-key'
import { forgetLinkToken } from '../client/sdk/link-token.client'
import { callSdk } from '../client/sdk/sdk.client'
import { useLinkToken } from '../client/use-link-token.client'
import { useOwnAddress } from '../client/use-own-address.client'
import { useTask } from '../client/use-task.client'
import { useSharedReturnPath } from '../client/return-path/use-shared-return-path.client'
import { useStoredReturnPath } from '../client/return-path/use-return-path.client'
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
  const { value: address, reload } = useOwnAddress(locale)
  const [isVerified, setIsVerified] = useState(false)
  const [isNeedless, setIsNeedless] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const task = useTask<'confirm' | 'resend'>()
  const back = useStoredReturnPath(locale)
  const part = token === null ? 'waits' : 'asks'
  useSharedReturnPath({ locale, mail: 'verify', part: token === undefined ? null : part })
  const verified = useCallback(() => setIsVerified(true), [])
  const isDone = isNeedless || (address.kind === 'known' && address.isVerified)

  async function confirm() {
    const problem = toProblem(await callSdk((sdk) => sdk.verifyEmail()))
    const isUsedUp = problem?.key === 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR'
    if (isUsedUp || !problem) forgetLinkToken('verify')
    if (isUsedUp) await reload()
    setIsVerified(problem === null)
    setHasFailed(isUsedUp)
    return problem
  }

  const isNews = isVerified && !isNeedless
  if (isVerified || (isDone && (hasFailed || token === null))) {
    return (
      <AuthLayout
        {...props}
        title={verify.verified}
        // The session may report it, too, before the answer is there.
        lead={<p>{isNews ? verify.verifiedText : texts.errors.EMAIL_ALREADY_VERIFIED_ERROR}</p>}
        state="verified"
      >
        {/* The link may have been for another address than the one that counts. */}
        {hasFailed && !isNews && address.kind === 'known' && (
          <>
            <p>{fillIn({ text: verify.address, values: { email: address.email } })}</p>
            <p>{verify.usedWhileVerified}</p>
          </>
        )}
        <FormActions>
          {back !== null && <ButtonLink href={back}>{verify.back}</ButtonLink>}
          <ButtonLink href={links.account} variant={back === null ? 'primary' : 'secondary'}>
            {texts.signedIn.account}
          </ButtonLink>
          {back === null && (
            <ButtonLink href={links.home} variant="secondary">
              {verify.home}
            </ButtonLink>
          )}
        </FormActions>
      </AuthLayout>
    )
  }
  if (token === null || hasFailed) {
    return (
      <WaitForMail
        {...props}
        task={task}
        hasFailed={hasFailed}
        address={address}
        onVerified={verified}
        onNeedless={() => setIsNeedless(true)}
      />
    )
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
