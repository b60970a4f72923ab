'use client'

import { useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { emailError, passwordError } from '@/auth/client/form-rules'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { focusOn } from '@/components/ui/focus-on'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import { formatLocalTime } from '@/i18n/local-time'
import type { SettingProps } from './setting-props'
import { UserName } from '../user-name'

const controls = { email: 'new-email', password: 'email-password' }

/** Another address, which counts once its link has been opened. */
export function EmailSetting({
  account,
  locale,
  texts,
  passwordChanges,
}: SettingProps & {
  /** How many there were since the account was loaded: each of them ends a change under way. */
  passwordChanges: number
}) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [formNumber, setFormNumber] = useState(0)
  const [pendingUntil, setPendingUntil] = useState(
    passwordChanges === 0 ? account.emailChangeUntil : null,
  )
  const [changesSeen, setChangesSeen] = useState(passwordChanges)
  const [seen, setSeen] = useState(account)
  const [isCancelled, setIsCancelled] = useState(false)
  const task = useTask<'send' | 'cancel', FormProblem>()
  const { email: words, form, toggle } = texts
  const { problem } = task

  if (changesSeen !== passwordChanges) {
    setChangesSeen(passwordChanges)
    setPendingUntil(null)
    setSentTo(null)
  }

  // Confirmed, asked for or cancelled in another tab. What was sent from here is still on its way as
  // long as a change is.
  if (seen.email !== account.email || seen.emailChangeUntil !== account.emailChangeUntil) {
    setSeen(account)
    setPendingUntil(account.emailChangeUntil)
    if (seen.email !== account.email || account.emailChangeUntil === null) setSentTo(null)
  }

  function addressError(email: string): string | null {
    const isSame = email.toLowerCase() === account.email.toLowerCase()
    return isSame ? 'EMAIL_FIELD_same_ERROR' : emailError(email)
  }

  async function send(values: FormData): Promise<FormProblem | null> {
    setIsCancelled(false)
    const email = getText({ values, name: 'email' }).trim()
    const password = getText({ values, name: 'password' })
    const errors = { email: addressError(email), password: passwordError(password) }
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty) return faulty
    const answer = await memberCall({ path: '/account/email', locale, body: { email, password } })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) {
      setSentTo(email)
      setFormNumber(formNumber + 1)
    }
    return refused
  }

  async function cancel(): Promise<FormProblem | null> {
    const answer = await memberCall({ path: '/account/email/cancel', locale, body: {} })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) {
      setPendingUntil(null)
      setSentTo(null)
      setIsCancelled(true)
    }
    return refused
  }

  const isPending = pendingUntil !== null || sentTo !== null
  return (
    <>
      <MemberFormProblem problem={problem} attempt={task.attempt} texts={form} />
      <p>{fillIn({ text: words.text, values: { email: account.email } })}</p>
      {/* Another form after each success: its fields are empty. */}
      <FormStack
        key={formNumber}
        label={words.title}
        onSubmit={task.onSubmit({ name: 'send', work: send })}
      >
        <Field
          id={controls.email}
          name="email"
          type="email"
          label={words.next}
          error={errorBeside({ problem, id: controls.email, texts: form })}
          autoComplete="email"
        />
        <UserName email={account.email} />
        <PasswordField
          id={controls.password}
          name="password"
          label={words.password}
          hint={words.passwordHint}
          error={errorBeside({ problem, id: controls.password, texts: form })}
          autoComplete="current-password"
          toggle={toggle}
        />
        <FormActions>
          <SubmitButton isBusy={task.busy === 'send'} busyText={words.submitting}>
            {words.submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
      <LiveNotice tone="status">
        {isPending && (
          <>
            {pendingUntil !== null && sentTo === null && (
              <p>
                {fillIn({
                  text: words.pending,
                  values: { date: formatLocalTime({ date: pendingUntil, locale }) },
                })}
              </p>
            )}
            <SubmitButton
              variant="quiet"
              isBusy={task.busy === 'cancel'}
              busyText={words.cancelling}
              onClick={task.onClick({ name: 'cancel', work: cancel })}
            >
              {words.cancel}
            </SubmitButton>
          </>
        )}
      </LiveNotice>
      <LiveNotice tone="status">
        {isCancelled && (
          <p ref={focusOn} tabIndex={-1}>
            {words.cancelled}
          </p>
        )}
      </LiveNotice>
      <LiveNotice tone="success">
        {/* Announced for each mail sent; a refused one leaves the last announcement. */}
        {sentTo !== null && task.busy !== 'send' && (
          <p ref={problem ? undefined : focusOn} tabIndex={-1}>
            {fillIn({ text: words.done, values: { email: sentTo } })}
          </p>
        )}
      </LiveNotice>
    </>
  )
}
