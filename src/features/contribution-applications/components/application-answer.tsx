import type { FormProblem } from '@/auth/client/form-problem'
import { FormAnswer } from '@/auth/components/form-answer'
import type { Locale } from '@/i18n/locales'
import type { Draft } from './application-draft'
import { ApplicationSent } from './application-sent'
import type { ApplicationTexts } from './application-texts'
import { PlainApplicationForm } from './plain-application-form'

type Props = {
  locale: Locale
  texts: ApplicationTexts
  draft: Draft
  problem: FormProblem | null
  isSent: boolean
}

/** What has become of an application that the browser sent by itself. */
export function ApplicationAnswer({ locale, texts, draft, problem, isSent }: Props) {
  return (
    <FormAnswer
      form={<PlainApplicationForm locale={locale} texts={texts} draft={draft} problem={problem} />}
      problem={problem}
      isSent={isSent}
      sent={<ApplicationSent texts={texts} />}
      texts={texts}
    />
  )
}
