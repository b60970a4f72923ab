'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { readWriter, type Writer } from '@/auth/client/read-writer.client'
import { tabDraft } from '@/auth/client/drafts/tab-draft.client'
import { useRestoredForm, type FormBefore } from '@/auth/client/drafts/use-restored-form.client'
import { useLaterVerified } from '@/auth/client/use-later-verified.client'
import { useTask } from '@/auth/client/use-task.client'
import { FormSent, sentId } from '@/auth/components/form-sent'
import { Button } from '@/components/ui/form/button'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { TextAreaField } from '@/components/ui/form/text-area-field.client'
import type { Locale } from '@/i18n/locales'
import { longestMessage } from '../rules'
import { controls, messageDraftErrors, readMessageDraft } from './contact-limits'
import type { ContactTexts } from './contact-texts'

type Props = { locale: Locale; texts: ContactTexts; before: FormBefore }

const draft = tabDraft({ key: 'contact-draft', read: readMessageDraft })

function keepTyped(form: HTMLFormElement | null): void {
  if (form) draft.keep(readMessageDraft(Object.fromEntries(new FormData(form))))
}

/** Writes to the group. */
export function ContactForm({ locale, texts, before }: Props) {
  const firstId = controls.name
  const { start, isSent, finish, again } = useRestoredForm({ draft, before, sentId, firstId })
  const [isUnverified, setIsUnverified] = useState(false)
  const task = useTask<'send', FormProblem>()
  const nameField = useRef<HTMLInputElement>(null)
  const { form } = texts
  const { problem } = task

  const meet = useCallback((writer: Writer) => {
    setIsUnverified(!writer.isVerified)
    const field = nameField.current
    // The member may have been faster.
    if (field?.value === '') field.value = writer.name ?? ''
  }, [])

  useEffect(() => {
    void readWriter(locale).then(meet)
  }, [locale, meet])

  useLaterVerified({ locale, isVerified: !isUnverified, onVerified: meet })

  async function send(values: FormData): Promise<FormProblem | null> {
    const message = readMessageDraft(Object.fromEntries(values))
    const faulty = checkedProblem({ errors: messageDraftErrors(message), texts: form, controls })
    if (faulty) return faulty
    const answer = await memberCall({ path: '/contact', locale, body: { ...message, locale } })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) finish({ name: message.name, message: '' })
    return refused
  }

  if (isSent) {
    return (
      <FormSent texts={texts}>
        <FormActions>
          <Button variant="secondary" onClick={again}>
            {texts.another}
          </Button>
        </FormActions>
      </FormSent>
    )
  }
  const unverified = (
    <>
      {texts.unverified} <a href={texts.accountPath}>{texts.toAccount}</a>
    </>
  )
  const getError = (id: string) => errorBeside({ problem, id, texts: form })
  return (
    <>
      <MemberFormProblem
        problem={problem}
        attempt={task.attempt}
        texts={form}
        unverified={unverified}
      />
      <FormStack onSubmit={task.onSubmit({ name: 'send', work: send })}>
        <LiveNotice tone="status">{isUnverified && <p>{unverified}</p>}</LiveNotice>
        <Field
          id={controls.name}
          name="name"
          label={texts.name}
          error={getError(controls.name)}
          ref={nameField}
          defaultValue={start.name}
          readOnly={task.busy !== null}
          autoComplete="name"
          onInput={({ currentTarget }) => keepTyped(currentTarget.form)}
        />
        <TextAreaField
          id={controls.message}
          name="message"
          label={texts.message}
          hint={texts.messageHint}
          error={getError(controls.message)}
          limit={longestMessage}
          count={texts}
          locale={locale}
          defaultValue={start.message}
          // What is typed now would be neither sent nor kept.
          readOnly={task.busy !== null}
          onChange={({ currentTarget }) => keepTyped(currentTarget.form)}
        />
        <FormActions>
          <SubmitButton isBusy={task.busy !== null} busyText={texts.sending}>
            {texts.send}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </>
  )
}
