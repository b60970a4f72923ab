import type { FormProblem } from '@/auth/client/form-problem'
import { FormAnswer } from '@/auth/components/form-answer'
import { FormSent } from '@/auth/components/form-sent'
import type { Locale } from '@/i18n/locales'
import type { MessageDraft } from './contact-limits'
import type { ContactTexts } from './contact-texts'
import { PlainContactForm } from './plain-contact-form'

type Props = {
  locale: Locale
  texts: ContactTexts
  draft: MessageDraft
  problem: FormProblem | null
  isSent: boolean
}

/** What has become of a message that the browser sent by itself. */
export function ContactAnswer({ locale, texts, draft, problem, isSent }: Props) {
  return (
    <FormAnswer
      form={<PlainContactForm locale={locale} texts={texts} draft={draft} problem={problem} />}
      problem={problem}
      isSent={isSent}
      sent={<FormSent texts={texts} />}
      texts={texts}
    />
  )
}
