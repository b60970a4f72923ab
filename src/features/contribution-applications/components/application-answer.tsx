import type { FormProblem } from '@/auth/client/form-problem'
import { ErrorSummary } from '@/components/ui/form/error-summary.client'
import { PageHead } from '@/components/ui/page-head'
import type { Locale } from '@/i18n/locales'
import styles from './application-answer.module.css'
import type { Draft } from './application-draft'
import { ApplicationSent } from './application-sent'
import type { ApplicationTexts } from './application-texts'
import { PlainApplicationForm } from './plain-application-form'

type Props = {
  locale: Locale
  texts: ApplicationTexts
  draft: Draft
  problem: FormProblem | null
}

function SummaryText({ texts, problem }: { texts: ApplicationTexts; problem: FormProblem }) {
  const { key, text } = problem
  const { signInAgain, signInPath } = texts.form
  if (key === 'CHECK_EMAIL_TO_VERIFY_ERROR') {
    return (
      <>
        {texts.unverified} <a href={texts.accountPath}>{texts.toAccount}</a>
      </>
    )
  }
  if (key !== 'SESSION_EXPIRED') return text
  return (
    <>
      {texts.signInFirst}{' '}
      <a href={signInPath} target="_blank" rel="noopener">
        {signInAgain.link}
      </a>
    </>
  )
}

/** What has become of an application that the browser sent by itself. */
export function ApplicationAnswer({ locale, texts, draft, problem }: Props) {
  if (!problem) {
    return (
      <>
        <PageHead title={texts.answerTitle} />
        <div className={styles.body}>
          <ApplicationSent texts={texts} />
        </div>
      </>
    )
  }
  return (
    <>
      <div className={styles.summary}>
        <ErrorSummary
          title={texts.form.attention}
          text={<SummaryText texts={texts} problem={problem} />}
          items={problem.fields.map(({ id, text }) => ({ fieldId: id, text }))}
        />
      </div>
      <PageHead title={texts.answerTitle} />
      <div className={styles.body}>
        <PlainApplicationForm locale={locale} texts={texts} draft={draft} problem={problem} />
      </div>
    </>
  )
}
