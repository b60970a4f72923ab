import type { FormProblem } from '@/auth/client/form-problem'
import { ErrorSummary } from '@/components/ui/form/error-summary.client'
import { PageHead } from '@/components/ui/page-head'
import type { Locale } from '@/i18n/locales'
import styles from './contact-answer.module.css'
import type { Letter } from './contact-limits'
import { ContactSent } from './contact-sent'
import type { ContactTexts } from './contact-texts'
import { PlainContactForm } from './plain-contact-form'

type Props = { locale: Locale; texts: ContactTexts; letter: Letter; problem: FormProblem | null }

function SummaryText({ texts, problem }: { texts: ContactTexts; problem: FormProblem }) {
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

/** What has become of a message that the browser sent by itself. */
export function ContactAnswer({ locale, texts, letter, problem }: Props) {
  if (!problem) {
    return (
      <>
        <PageHead title={texts.answerTitle} />
        <div className={styles.body}>
          <ContactSent texts={texts} />
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
        <PlainContactForm locale={locale} texts={texts} letter={letter} problem={problem} />
      </div>
    </>
  )
}
