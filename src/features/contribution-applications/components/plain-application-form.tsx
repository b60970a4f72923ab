import { errorBeside } from '@/auth/client/error-beside'
import type { FormProblem } from '@/auth/client/form-problem'
import { PlainMemberForm } from '@/auth/components/plain-member-form'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import type { Locale } from '@/i18n/locales'
import { applicationFormAddress } from '@/i18n/paths'
import { ApplicationChoices } from './application-choices'
import { controls, emptyDraft, type Draft } from './application-draft'
import type { ApplicationTexts } from './application-texts'

type Props = {
  locale: Locale
  texts: ApplicationTexts
  draft?: Draft
  problem?: FormProblem | null
}

/** The form as the browser itself can send it. */
export function PlainApplicationForm({ locale, texts, draft = emptyDraft, problem = null }: Props) {
  const findError = (id: string) => errorBeside({ problem, id, texts: texts.form })
  return (
    <PlainMemberForm action={applicationFormAddress} locale={locale} submit={texts.send}>
      <ApplicationChoices texts={texts} draft={draft} getError={findError} />
      <Field
        id={controls.name}
        name="name"
        label={texts.name}
        hint={texts.nameHint}
        error={findError(controls.name)}
        defaultValue={draft.name}
        autoComplete="name"
      />
      <TextArea
        id={controls.motivation}
        name="motivation"
        label={texts.motivation}
        hint={texts.motivationHint}
        error={findError(controls.motivation)}
        defaultValue={draft.motivation}
      />
      <TextArea
        id={controls.links}
        name="links"
        label={texts.links}
        hint={texts.linksHint}
        error={findError(controls.links)}
        defaultValue={draft.links}
        rows={3}
        spellCheck={false}
      />
    </PlainMemberForm>
  )
}
