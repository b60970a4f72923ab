import type { FormProblem } from '@/auth/client/form-problem'
import { errorBeside } from '@/auth/client/error-beside'
import { PlainMemberForm } from '@/auth/components/plain-member-form'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import type { Locale } from '@/i18n/locales'
import { contactFormAddress } from '@/i18n/paths'
import { controls, type MessageDraft } from './contact-limits'
import type { ContactTexts } from './contact-texts'

type Props = {
  locale: Locale
  texts: ContactTexts
  draft?: MessageDraft
  problem?: FormProblem | null
}

/** The form as the browser itself can send it. */
export function PlainContactForm({ locale, texts, draft, problem = null }: Props) {
  const findError = (id: string) => errorBeside({ problem, id, texts: texts.form })
  return (
    <PlainMemberForm action={contactFormAddress} locale={locale} submit={texts.send}>
      <Field
        id={controls.name}
        name="name"
        label={texts.name}
        error={findError(controls.name)}
        defaultValue={draft?.name}
        autoComplete="name"
      />
      <TextArea
        id={controls.message}
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        error={findError(controls.message)}
        defaultValue={draft?.message}
      />
    </PlainMemberForm>
  )
}
