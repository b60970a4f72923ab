'use client'

import { useState } from 'react'
import { errorBeside } from '@/auth/client/error-beside'
import { answeredProblem, checkedProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import type { Writer } from '@/auth/client/read-writer.client'
import { tabDraft } from '@/auth/client/drafts/tab-draft.client'
import { useRestoredForm, type FormBefore } from '@/auth/client/drafts/use-restored-form.client'
import { useLaterVerified } from '@/auth/client/use-later-verified.client'
import { useTask } from '@/auth/client/use-task.client'
import { sentId } from '@/auth/components/form-sent'
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
import { controls, draftErrors, emptyDraft, readDraft } from './application-draft'
import { ApplicationSent } from './application-sent'
import type { ApplicationTexts } from './application-texts'

type Props = { locale: Locale; texts: ApplicationTexts; writer: Writer; before: FormBefore }

const draft = tabDraft({ key: 'application-draft', read: readDraft })

/** Offers a contribution. */
export function ApplicationForm({ locale, texts, writer: firstWriter, before }: Props) {
  const [writer, setWriter] = useState(firstWriter)
  const { isVerified } = writer
  useLaterVerified({ locale, isVerified, onVerified: setWriter })
  const firstId = controls.role
  const { start, isSent, finish, again } = useRestoredForm({ draft, before, sentId, firstId })
  const task = useTask<'send', FormProblem>()
  const { form } = texts
  const { problem } = task

  async function send(values: FormData): Promise<FormProblem | null> {
    const typed = readDraft(Object.fromEntries(values))
    const errors = draftErrors({ draft: typed, isNameAsked: writer.name === '' })
    const faulty = checkedProblem({ errors, texts: form, controls })
    if (faulty) return faulty
    const body = { ...typed, locale }
    const answer = await memberCall({ path: '/account/applications', locale, body })
    const refused = answeredProblem({ answer, texts: form, controls, locale })
    if (!refused) finish(emptyDraft)
    return refused
  }

  if (!isVerified) {
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
          <Button variant="secondary" onClick={again}>
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
        const form = currentTarget.querySelector('form')
        if (form) draft.keep(readDraft(Object.fromEntries(new FormData(form))))
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
        {writer.name ? (
          <p>{fillIn({ text: texts.nameKnown, values: { name: writer.name } })}</p>
        ) : (
          <Field
            id={controls.name}
            name="name"
            label={texts.name}
            hint={writer.name === null ? texts.nameHint : texts.nameAsked}
            error={getError(controls.name)}
            defaultValue={start.name}
            readOnly={task.busy !== null}
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
          // What is typed now would be neither sent nor kept.
          readOnly={task.busy !== null}
        />
        <TextArea
          id={controls.links}
          name="links"
          label={texts.links}
          hint={texts.linksHint}
          error={getError(controls.links)}
          defaultValue={start.links}
          readOnly={task.busy !== null}
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
