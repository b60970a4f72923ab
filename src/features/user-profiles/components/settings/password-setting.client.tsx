'use client'

import { useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { newPasswordError } from '@/auth/client/form-rules'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { focusOn } from '@/components/ui/focus-on'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import type { SettingProps } from './setting-props'
import { UserName } from '../user-name'

const controls = {
  currentPassword: 'current-password',
  password: 'current-password',
  newPassword: 'new-password',
}

/** Another password, for anyone who knows the present one. */
export function PasswordSetting({
  account,
  locale,
  texts,
  onChanged,
}: SettingProps & { onChanged: () => void }) {
  const [formNumber, setFormNumber] = useState(0)
  const task = useTask<'change', FormProblem>()
  const { password: words, form, toggle } = texts
  const { problem } = task

  async function change(values: FormData): Promise<FormProblem | null> {
    const currentPassword = getText({ values, name: 'currentPassword' })
    const newPassword = getText({ values, name: 'newPassword' })
    // Two passwords in one form: what is missing has to say which.
    const errors = {
      currentPassword: currentPassword === '' ? 'CURRENT_PASSWORD_empty_ERROR' : null,
      newPassword: newPassword === '' ? 'NEW_PASSWORD_empty_ERROR' : newPasswordError(newPassword),
    }
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty) return faulty
    const body = { currentPassword, newPassword }
    const answer = await memberCall({ path: '/account/password', locale, body })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (refused) return refused
    // Empty fields for the next time: what was typed is no longer needed.
    setFormNumber(formNumber + 1)
    onChanged()
    return null
  }

  return (
    <>
      <MemberFormProblem problem={problem} attempt={task.attempt} texts={form} />
      <p>{words.text}</p>
      <FormStack
        key={formNumber}
        label={words.title}
        onSubmit={task.onSubmit({ name: 'change', work: change })}
      >
        <UserName email={account.email} />
        <PasswordField
          id={controls.currentPassword}
          name="currentPassword"
          label={words.current}
          error={errorBeside({ problem, id: controls.currentPassword, texts: form })}
          autoComplete="current-password"
          toggle={toggle}
        />
        <PasswordField
          id={controls.newPassword}
          name="newPassword"
          label={words.next}
          hint={words.nextHint}
          error={errorBeside({ problem, id: controls.newPassword, texts: form })}
          autoComplete="new-password"
          toggle={toggle}
        />
        <FormActions>
          <SubmitButton
            isBusy={task.busy !== null}
            busyText={words.submitting}
            waitingText={texts.waiting}
          >
            {words.submit}
          </SubmitButton>
        </FormActions>
      </FormStack>
      <LiveNotice tone="success">
        {formNumber > 0 && !problem && task.busy === null && (
          <p ref={focusOn} tabIndex={-1}>
            {words.done}
          </p>
        )}
      </LiveNotice>
    </>
  )
}
