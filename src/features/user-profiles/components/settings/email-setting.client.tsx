'use client'

import { useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { emailError, passwordError } from '@/auth/client/form-rules'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import type { SettingProps } from './setting-props'
import { UserName } from '../user-name'

const controls = { email: 'new-email', password: 'email-password' }

/** Another address, which counts once its link has been opened. */
export function EmailSetting({ account, locale, texts }: SettingProps) {
  const [sentTo, setSentTo] = useState<string | null>(null)
  const task = useTask<'send', FormProblem>()
  const { email: words, form, toggle } = texts
  const { problem } = task

  function addressError(email: string): string | null {
    const isSame = email.toLowerCase() === account.email.toLowerCase()
    return isSame ? 'EMAIL_FIELD_same_ERROR' : emailError(email)
  }

  async function send(values: FormData): Promise<FormProblem | null> {
    setSentTo(null)
    const email = getText({ values, name: 'email' }).trim()
    const password = getText({ values, name: 'password' })
    const errors = { email: addressError(email), password: passwordError(password) }
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty) return faulty
    const answer = await memberCall({ path: '/account/email', locale, body: { email, password } })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) setSentTo(email)
    return refused
  }

  return (
    <>
      <MemberFormProblem problem={problem} attempt={task.attempt} texts={form} />
      <p>{fillIn({ text: words.text, values: { email: account.email } })}</p>
      {/* Another form after each success: its fields are empty. */}
      <FormStack
        key={sentTo}
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
          <SubmitButton isBusy={task.busy !== null} busyText={words.submitting}>
            {words.submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
      <LiveNotice tone="success">
        {sentTo !== null && <p>{fillIn({ text: words.done, values: { email: sentTo } })}</p>}
      </LiveNotice>
    </>
  )
}
