'use client'

import { useState } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import type { Locale } from '@/i18n/locales'
import { toProblem } from '../client/error-key'
import { newPasswordError, toFieldProblem } from '../client/form-rules'
import { hasFrontToken, showSignedOut } from '../client/front-token.client'
import { memberCall } from '../client/member-call.client'
import { fieldText } from '../client/problem-text'
import { forgetLinkToken } from '../client/sdk/link-token.client'
import { callSdk } from '../client/sdk/sdk.client'
import { useLinkToken } from '../client/use-link-token.client'
import { useSpentLink } from '../client/use-spent-link.client'
import { getText, useTask } from '../client/use-task.client'
import { useSharedReturnPath } from '../client/return-path/use-shared-return-path.client'
import { useStoredReturnPath } from '../client/return-path/use-return-path.client'
import { withReturnPath } from '../client/return-path/return-path'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'reset' | 'signIn' | 'forgot' | 'fields'> & {
  signInPath: string
  forgotPath: string
}

/**
 * A new password ends every session of its account. If one of them was this browser's, the answer to a
 * call of a member's takes its cookies away; the session of another account stays.
 */
async function lookForSession(locale: Locale): Promise<void> {
  if (hasFrontToken()) await memberCall({ path: '/account', locale })
  showSignedOut()
}

/** Choosing a new password with the link from an e-mail. */
export function ResetPasswordScreen({ locale, siteName, texts, signInPath, forgotPath }: Props) {
  const token = useLinkToken('reset')
  const [isDone, setIsDone] = useState(false)
  const task = useTask<'send'>()
  const { reset, fields } = texts
  const isSpent = useSpentLink({ token, locale })
  const isExpired =
    token === null || isSpent || task.problem?.key === 'RESET_PASSWORD_INVALID_TOKEN_ERROR'
  const common = { locale, siteName, texts, task }
  const back = useStoredReturnPath(locale)
  useSharedReturnPath({ locale, mail: 'reset', part: token ? 'asks' : null })
  const toSignIn = withReturnPath({ path: signInPath, back })

  async function send(values: FormData) {
    const password = getText({ values, name: 'password' })
    const problem =
      toFieldProblem({ password: newPasswordError(password) }) ??
      toProblem(await callSdk((sdk) => sdk.resetPassword(password)))
    if (!problem) {
      setIsDone(true)
      forgetLinkToken('reset')
      await lookForSession(locale)
    }
    return problem
  }

  if (isDone) {
    return (
      <AuthLayout {...common} title={reset.doneTitle} lead={<p>{reset.doneText}</p>} state="done">
        <ButtonLink href={toSignIn}>{texts.signIn.submit}</ButtonLink>
      </AuthLayout>
    )
  }
  if (isExpired) {
    return (
      <AuthLayout {...common} title={reset.expiredTitle} state="expired">
        <p>{reset.expiredText}</p>
        <FormActions>
          <ButtonLink href={withReturnPath({ path: forgotPath, back })}>{reset.again}</ButtonLink>
          <a href={toSignIn}>{texts.forgot.back}</a>
        </FormActions>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout {...common} title={reset.title} lead={<p>{reset.lead}</p>} state="form">
      <FormStack onSubmit={task.onSubmit({ name: 'send', work: send })}>
        <PasswordField
          id="password"
          label={fields.newPassword}
          hint={fields.passwordHint}
          error={fieldText({ problem: task.problem, id: 'password', texts })}
          autoComplete="new-password"
          toggle={{ show: fields.show, hide: fields.hide }}
        />
        <FormActions>
          <SubmitButton
            isBusy={task.busy !== null}
            busyText={reset.busy}
            waitingText={fields.waiting}
          >
            {reset.submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </AuthLayout>
  )
}
