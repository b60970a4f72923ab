'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/form/button'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import { toProblem } from '../client/error-key'
import { emailError, toFieldProblem } from '../client/form-rules'
import { fieldText } from '../client/problem-text'
import { callSdk } from '../client/sdk/sdk.client'
import { getText, useTask } from '../client/use-task.client'
import { useSharedReturnPath } from '../client/return-path/use-shared-return-path.client'
import { useReturnPath } from '../client/return-path/use-return-path.client'
import { storeReturnPath, withReturnPath } from '../client/return-path/return-path'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'forgot' | 'forgotSent' | 'fields'> & { signInPath: string }

/** Asking for a link to choose a new password, and what to do while it is on its way. */
export function ForgotPasswordScreen({ locale, siteName, texts, signInPath }: Props) {
  const [email, setEmail] = useState('')
  const [timesSent, setTimesSent] = useState(0)
  const task = useTask<'send'>()
  const { forgot, forgotSent } = texts
  const isSent = timesSent > 0
  const common = { locale, siteName, texts, task }
  const returnPath = useReturnPath(locale)
  useSharedReturnPath({ locale, mail: 'reset', part: isSent ? 'waits' : null })
  const back = <a href={withReturnPath({ path: signInPath, back: returnPath })}>{forgot.back}</a>

  async function send(address: string) {
    const problem =
      toFieldProblem({ email: emailError(address) }) ??
      toProblem(await callSdk((sdk) => sdk.sendResetMail(address)))
    if (problem) return problem
    storeReturnPath(returnPath)
    setTimesSent((times) => times + 1)
    return null
  }

  if (isSent) {
    return (
      <AuthLayout
        {...common}
        title={forgotSent.title}
        lead={<p>{fillIn({ text: forgotSent.text, values: { email } })}</p>}
        state="sent"
      >
        <p>{forgotSent.hint}</p>
        <FormActions>
          <SubmitButton
            isBusy={task.busy !== null}
            busyText={forgot.busy}
            onClick={task.onClick({ name: 'send', work: () => send(email) })}
          >
            {forgotSent.resend}
          </SubmitButton>
          <Button
            variant="secondary"
            aria-disabled={task.busy !== null || undefined}
            onClick={() => {
              // The answer would bring this screen back, with the former address.
              if (task.busy !== null) return
              task.clear()
              setTimesSent(0)
            }}
          >
            {forgotSent.change}
          </Button>
          {back}
        </FormActions>
        <LiveNotice tone="success">{timesSent > 1 && <p>{forgotSent.resent}</p>}</LiveNotice>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout {...common} title={forgot.title} lead={<p>{forgot.lead}</p>} state="form">
      <FormStack
        onSubmit={task.onSubmit({
          name: 'send',
          work: (values) => {
            const typed = getText({ values, name: 'email' }).trim()
            setEmail(typed)
            return send(typed)
          },
        })}
      >
        <Field
          id="email"
          label={texts.fields.email}
          error={fieldText({ problem: task.problem, id: 'email', texts })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
        />
        <FormActions>
          <SubmitButton isBusy={task.busy !== null} busyText={forgot.busy}>
            {forgot.submit}
          </SubmitButton>
          {back}
        </FormActions>
      </FormStack>
    </AuthLayout>
  )
}
