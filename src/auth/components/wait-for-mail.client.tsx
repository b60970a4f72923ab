'use client'

import { useCallback, useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import { toProblem } from '../client/error-key'
import { hasFrontToken } from '../client/front-token.client'
import { callSdk, useSdk } from '../client/sdk/sdk.client'
import { sentHash, unsentHash } from '../client/send-credentials.client'
import { useHash } from '../client/use-hash.client'
import type { OwnAddress } from '../client/use-own-address.client'
import type { useTask } from '../client/use-task.client'
import { useStoredReturnPath } from '../client/return-path/use-return-path.client'
import { withReturnPath } from '../client/return-path/return-path'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'verify' | 'signIn'> & {
  links: { home: string; account: string; signIn: string }
  task: ReturnType<typeof useTask<'confirm' | 'resend'>>
  /** Whether a link was tried that no longer serves. */
  hasFailed: boolean
  address: OwnAddress
  /** Called when the address has been confirmed elsewhere. */
  onVerified: () => void
  /** Called when the member asks for a mail that is not needed any more. */
  onNeedless: () => void
}

/** How old the claim of a verified address may become, in milliseconds (specification §9). */
const claimAge = 10_000

function chooseTexts({
  texts,
  hasFailed,
  hash,
  isSignedIn,
}: Pick<Props, 'texts' | 'hasFailed'> & {
  hash: string
  isSignedIn: boolean
}): { title: string; text: string } {
  const { verify, attention, errors } = texts
  if (hasFailed && !isSignedIn) return { title: verify.usedTitle, text: verify.usedText }
  if (hasFailed) return { title: verify.notVerified, text: verify.notVerifiedText }
  if (!isSignedIn) return { title: verify.title, text: verify.signInFirst }
  if (hash === unsentHash) return { title: verify.waitTitle, text: verify.unsent }
  const text =
    hash === sentHash ? `${attention} ${errors.CHECK_EMAIL_TO_VERIFY_ERROR}` : verify.pending
  return { title: verify.waitTitle, text }
}

/** The mail is on its way, or another one is needed. */
export function WaitForMail(props: Props) {
  const { texts, links, task, hasFailed, address, onVerified, onNeedless } = props
  const { verify } = texts
  const hash = useHash()
  const back = useStoredReturnPath(props.locale)
  const [isResent, setIsResent] = useState(false)
  // As long as nobody has answered, the browser's own hint says it: one screen, and not two in turn.
  const isSignedIn = address.kind === 'loading' ? hasFrontToken() : address.kind !== 'signed-out'
  const sdk = useSdk({ afterMs: claimAge })
  const { title, text } = chooseTexts({ texts, hasFailed, hash, isSignedIn })
  const onChange = useCallback(
    ({ isVerified }: { isVerified: boolean }) => {
      if (isVerified) onVerified()
    },
    [onVerified],
  )

  async function resend() {
    setIsResent(false)
    const problem = toProblem(await callSdk((loaded) => loaded.sendVerificationMail()))
    // Confirmed meanwhile, in another tab or on another device.
    if (problem?.key === 'EMAIL_ALREADY_VERIFIED_ERROR') onNeedless()
    setIsResent(problem === null)
    return problem
  }

  return (
    <AuthLayout {...props} title={title} lead={<p>{text}</p>} task={task} state="waiting">
      {sdk && isSignedIn && <sdk.Report onChange={onChange} />}
      {isSignedIn && <p>{verify.waitHint}</p>}
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
          <ButtonLink href={withReturnPath({ path: links.signIn, back })}>
            {texts.signIn.submit}
          </ButtonLink>
        )}
        <ButtonLink href={links.home} variant="secondary">
          {verify.home}
        </ButtonLink>
      </FormActions>
      {/* It comes late: above the buttons it would move them away from a finger. */}
      {address.kind === 'known' && (
        <p>
          {fillIn({ text: verify.address, values: { email: address.email } })}{' '}
          <a href={`${links.account}#settings`}>{verify.correct}</a>
        </p>
      )}
      <LiveNotice tone="success">{isResent && <p>{verify.resent}</p>}</LiveNotice>
    </AuthLayout>
  )
}
