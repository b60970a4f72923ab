'use client'

import { useEffect, useRef, useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { passwordError } from '@/auth/client/form-rules'
import { broadcastSession } from '@/auth/client/tabs/session-watch.client'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { Button } from '@/components/ui/form/button'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { PasswordField } from '@/components/ui/form/password-field.client'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { fillIn } from '@/i18n/fill-in'
import styles from './deletion-setting.module.css'
import type { SettingProps } from './setting-props'
import { UserName } from '../user-name'

const controls = { password: 'deletion-password' }

type Step = 'form' | 'question' | 'kept'

/** Deletes the account: says what goes, asks for the password, and asks again. */
export function DeletionSetting({
  account,
  locale,
  texts,
  onDeleted,
}: SettingProps & { onDeleted: () => void }) {
  const [step, setStep] = useState<Step>('form')
  const task = useTask<'ask' | 'delete', FormProblem>()
  const question = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLDivElement>(null)
  const { deletion: words, form, toggle } = texts
  const { problem } = task
  const hasPassword = account.methods.includes('password')

  useEffect(() => {
    // What had focus is gone.
    if (step === 'question') question.current?.focus()
    if (step === 'kept') start.current?.querySelector('button')?.focus()
  }, [step])

  function ask(values: FormData): Promise<FormProblem | null> {
    const errors = {
      password: hasPassword ? passwordError(getText({ values, name: 'password' })) : null,
    }
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (!faulty) setStep('question')
    return Promise.resolve(faulty)
  }

  async function remove(values: FormData): Promise<FormProblem | null> {
    const password = getText({ values, name: 'password' })
    const body = hasPassword ? { password } : {}
    const answer = await memberCall({ path: '/account/delete', locale, body })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) {
      onDeleted()
      broadcastSession('ended')
      return null
    }
    // The password may be wrong: back to where it can be typed again.
    setStep('form')
    return refused
  }

  function keep(): void {
    // Once the deletion is under way, nothing can take it back.
    if (task.busy === null) setStep('kept')
  }

  const isAsking = step === 'question'
  return (
    <>
      <MemberFormProblem problem={problem} attempt={task.attempt} texts={form} />
      <div className={styles.text}>
        <p>{words.text}</p>
        <ul className={styles.list}>
          {[words.account, words.profile, words.sessions, words.messages].map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      </div>
      <FormStack
        label={words.title}
        onSubmit={task.onSubmit(
          isAsking ? { name: 'delete', work: remove } : { name: 'ask', work: ask },
        )}
      >
        {hasPassword && (
          <div hidden={isAsking}>
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
          </div>
        )}
        {isAsking ? (
          <div className={styles.question} role="group" aria-labelledby="deletion-question">
            <h4 className={styles.title} id="deletion-question" ref={question} tabIndex={-1}>
              {fillIn({ text: words.confirmTitle, values: { email: account.email } })}
            </h4>
            <p>{words.confirmText}</p>
            <FormActions>
              <SubmitButton
                variant="danger"
                isBusy={task.busy === 'delete'}
                busyText={words.deleting}
                waitingText={texts.waiting}
              >
                {words.confirm}
              </SubmitButton>
              <Button
                variant="secondary"
                aria-disabled={task.busy !== null || undefined}
                onClick={keep}
              >
                {words.cancel}
              </Button>
            </FormActions>
          </div>
        ) : (
          <div ref={start}>
            <FormActions>
              <SubmitButton variant="secondary" isBusy={false} busyText={words.deleting}>
                {words.continue}
              </SubmitButton>
            </FormActions>
          </div>
        )}
      </FormStack>
      <LiveNotice tone="status">{step === 'kept' && <p>{words.cancelled}</p>}</LiveNotice>
    </>
  )
}
