'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { useSdk } from '@/auth/client/sdk/sdk.client'
import { useFreshForm } from '@/auth/client/use-fresh-form.client'
import { useTask } from '@/auth/client/use-task.client'
import { Button } from '@/components/ui/form/button'
import { Field } from '@/components/ui/form/field'
import { FormActions, FormStack } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { TextArea } from '@/components/ui/form/text-area'
import { TextAreaField } from '@/components/ui/form/text-area-field.client'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { longestMotivation } from '../rules'
import { ApplicationChoices } from './application-choices'
import {
  controls,
  draftErrors,
  emptyDraft,
  isEmptyDraft,
  readDraft,
  type Draft,
} from './application-draft'
import { ApplicationSent, sentId } from './application-sent'
import type { ApplicationTexts } from './application-texts'
import { keepDraft, chooseStart } from './application-tab-draft.client'

/** What the site says about the member; `name` is null where it could not be asked. */
type Applicant = { isVerified: boolean; name: string | null }

export type FormBefore = {
  applicant: Applicant
  /** What was in the plain form, and which of its controls had focus. */
  typed: Record<string, unknown>
  focused: string | null
}

type Props = { locale: Locale; texts: ApplicationTexts; before: FormBefore }

/** Asks whether the member may apply, and for the name in the profile. It never throws. */
export async function readApplicant(locale: Locale): Promise<Applicant> {
  const { http, body } = await memberCall({ path: '/usermeta', locale })
  if (http === 403) return { isVerified: body.code !== 'invalid-claim', name: null }
  const { first_name: first, last_name: last } = body
  const isNamed = http === 200 && typeof first === 'string' && typeof last === 'string'
  return { isVerified: true, name: isNamed ? `${first} ${last}`.trim() : null }
}

function draftIn(values: FormData): Draft {
  return readDraft(Object.fromEntries(values))
}

/** Offers a contribution. What is typed outlives every failure, a reload and a new sign-in. */
export function ApplicationForm({ locale, texts, before }: Props) {
  const { applicant, focused } = before
  const [start, setStart] = useState<Draft>(() => chooseStart(readDraft(before.typed)))
  const [isSent, setIsSent] = useState(false)
  const task = useTask<'send', FormProblem>()
  useSdk()
  useFreshForm()
  const { form } = texts
  const { problem } = task

  useLayoutEffect(() => {
    if (focused !== null) document.getElementById(focused)?.focus()
  }, [focused])

  useEffect(() => {
    // What was typed before this form came is kept from now on, too.
    const draft = chooseStart(readDraft(before.typed))
    if (!isEmptyDraft(draft)) keepDraft(draft)
  }, [before.typed])

  useEffect(() => {
    if (isSent) document.getElementById(sentId)?.focus()
  }, [isSent])

  async function send(values: FormData): Promise<FormProblem | null> {
    const draft = draftIn(values)
    const errors = draftErrors({ draft, isNameAsked: applicant.name === '' })
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty) return faulty
    const body = { ...draft, locale }
    const answer = await memberCall({ path: '/account/applications', locale, body })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (refused) return refused
    keepDraft(null)
    setStart(emptyDraft)
    setIsSent(true)
    return null
  }

  if (!applicant.isVerified) {
    return (
      <LiveNotice tone="status">
        <p>{texts.confirmFirst}</p>
        <p>
          <a href={texts.accountPath}>{texts.toAccount}</a>
        </p>
      </LiveNotice>
    )
  }
  if (isSent) {
    return (
      <ApplicationSent texts={texts}>
        <FormActions>
          <Button variant="secondary" onClick={() => setIsSent(false)}>
            {texts.another}
          </Button>
        </FormActions>
      </ApplicationSent>
    )
  }
  const getError = (id: string) => errorBeside({ problem, id, texts: form })
  return (
    <div
      onInput={({ currentTarget }) => {
        const typed = currentTarget.querySelector('form')
        if (typed) keepDraft(draftIn(new FormData(typed)))
      }}
    >
      <MemberFormProblem
        problem={problem}
        attempt={task.attempt}
        texts={form}
        unverified={
          <>
            {texts.unverified} <a href={texts.accountPath}>{texts.toAccount}</a>
          </>
        }
      />
      <FormStack label={texts.title} onSubmit={task.onSubmit({ name: 'send', work: send })}>
        <ApplicationChoices texts={texts} draft={start} getError={getError} />
        {applicant.name ? (
          <p>{fillIn({ text: texts.nameKnown, values: { name: applicant.name } })}</p>
        ) : (
          <Field
            id={controls.name}
            name="name"
            label={texts.name}
            hint={applicant.name === null ? texts.nameHint : texts.nameAsked}
            error={getError(controls.name)}
            defaultValue={start.name}
            autoComplete="name"
          />
        )}
        <TextAreaField
          id={controls.motivation}
          name="motivation"
          label={texts.motivation}
          hint={texts.motivationHint}
          error={getError(controls.motivation)}
          limit={longestMotivation}
          count={texts}
          locale={locale}
          defaultValue={start.motivation}
        />
        <TextArea
          id={controls.links}
          name="links"
          label={texts.links}
          hint={texts.linksHint}
          error={getError(controls.links)}
          defaultValue={start.links}
          rows={3}
          spellCheck={false}
        />
        <FormActions>
          <SubmitButton isBusy={task.busy !== null} busyText={texts.sending}>
            {texts.send}
          </SubmitButton>
        </FormActions>
      </FormStack>
    </div>
  )
}
