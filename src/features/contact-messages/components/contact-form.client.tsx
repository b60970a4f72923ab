'use client'

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { useSdk } from '@/auth/client/sdk/sdk.client'
import { useFreshForm } from '@/auth/client/use-fresh-form.client'
import { getText, useTask } from '@/auth/client/use-task.client'
import { Button } from '@/components/ui/form/button'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { TextAreaField } from '@/components/ui/form/text-area-field.client'
import type { Locale } from '@/i18n/locales'
import { keepDraft, chooseStart } from './contact-draft.client'
import { controls, letterErrors, longestMessage, type Letter } from './contact-limits'
import { ContactSent, sentId } from './contact-sent'
import type { ContactTexts } from './contact-texts'

/** What was in the plain form, and which of its controls had focus. */
export type FormBefore = Letter & { focused: string | null }

type Props = { locale: Locale; texts: ContactTexts; before: FormBefore }

function readLetter(values: FormData): Letter {
  return { name: getText({ values, name: 'name' }), message: getText({ values, name: 'message' }) }
}

type Writer = { name: string; isUnverified: boolean }

/** The name in the profile, empty when there is none to be had, and whether there can be one. */
async function readWriter(locale: Locale): Promise<Writer> {
  const { http, body } = await memberCall({ path: '/usermeta', locale })
  const { first_name: first, last_name: last } = body
  const isNamed = http === 200 && typeof first === 'string' && typeof last === 'string'
  return { name: isNamed ? `${first} ${last}`.trim() : '', isUnverified: http === 403 }
}

/** Writes to the group. What is typed outlives every failure, a reload and a new sign-in. */
export function ContactForm({ locale, texts, before }: Props) {
  const [start, setStart] = useState<Letter>(() => chooseStart(before))
  const [isSent, setIsSent] = useState(false)
  const [isUnverified, setIsUnverified] = useState(false)
  const task = useTask<'send', FormProblem>()
  const nameField = useRef<HTMLInputElement>(null)
  useSdk()
  useFreshForm()
  const { form } = texts
  const { problem } = task

  useLayoutEffect(() => {
    if (before.focused !== null) document.getElementById(before.focused)?.focus()
  }, [before.focused])

  useEffect(() => {
    // What was typed before this form came is kept from now on, too.
    const letter = chooseStart(before)
    if (letter.message !== '') keepDraft(letter)
  }, [before])

  useEffect(() => {
    const field = nameField.current
    void readWriter(locale).then((writer) => {
      setIsUnverified(writer.isUnverified)
      // The member may have been faster.
      if (field?.value === '') field.value = writer.name
    })
  }, [locale])

  useEffect(() => {
    if (isSent) document.getElementById(sentId)?.focus()
  }, [isSent])

  async function send(values: FormData): Promise<FormProblem | null> {
    const letter = readLetter(values)
    const faulty = checkedProblem({ errors: letterErrors(letter), texts: form, controls })
    if (faulty) return faulty
    const answer = await memberCall({ path: '/contact', locale, body: { ...letter, locale } })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (refused) return refused
    keepDraft(null)
    setStart({ name: letter.name, message: '' })
    setIsSent(true)
    return null
  }

  if (isSent) {
    return (
      <ContactSent texts={texts}>
        <FormActions>
          <Button variant="secondary" onClick={() => setIsSent(false)}>
            {texts.another}
          </Button>
        </FormActions>
      </ContactSent>
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
          autoComplete="name"
          onInput={({ currentTarget: { form: typed } }) => {
            if (typed) keepDraft(readLetter(new FormData(typed)))
          }}
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
          onChange={({ currentTarget: { form: typed } }) => {
            if (typed) keepDraft(readLetter(new FormData(typed)))
          }}
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
