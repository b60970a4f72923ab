import type { ReactNode } from 'react'
import type { FormProblem } from '../client/form-problem'
import type { MemberFormTexts } from '../client/member-form-problem.client'
import { ErrorSummary } from '@/components/ui/form/error-summary.client'
import { PageHead } from '@/components/ui/page-head'
import styles from './form-answer.module.css'

type Texts = {
  answerTitle: string
  unverified: string
  toAccount: string
  signInFirst: string
  accountPath: string
  form: Pick<MemberFormTexts, 'attention' | 'signInAgain' | 'signInPath'>
}

/** Result of a member's form that the browser submitted without script. */
export function FormAnswer({
  texts,
  problem,
  isSent,
  sent,
  form,
}: {
  texts: Texts
  /** Null when there is none. */
  problem: FormProblem | null
  /** Whether it has been taken. */
  isSent: boolean
  /** Shown when the form has been taken. */
  sent: ReactNode
  /** The form with what was typed, to be sent again. */
  form: ReactNode
}) {
  return (
    <>
      {problem && (
        <div className={styles.summary}>
          <ErrorSummary
            title={texts.form.attention}
            text={<SummaryText texts={texts} problem={problem} />}
            items={problem.fields.map(({ id, text }) => ({ fieldId: id, text }))}
            isInPage
          />
        </div>
      )}
      <PageHead title={texts.answerTitle} />
      <div className={styles.body}>{isSent ? sent : form}</div>
    </>
  )
}

function SummaryText({ texts, problem }: { texts: Texts; problem: FormProblem }) {
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
