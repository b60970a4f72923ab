'use client'

import type { FormProblem } from '@/auth/client/form-problem'
import { leaveFor } from '@/auth/client/leave.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { problemText } from '@/auth/client/problem-text'
import { signOut } from '@/auth/client/sdk/session.client'
import { useTask } from '@/auth/client/use-task.client'
import { Badge } from '@/components/ui/badge'
import { FactList } from '@/components/ui/fact-list'
import { FormActions } from '@/components/ui/form/form-stack'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { Section } from '@/components/ui/section'
import type { Locale } from '@/i18n/locales'
import { formatLocalDay } from '@/i18n/local-time'
import styles from './account-details.module.css'
import type { AccountTexts } from './account-texts'
import type { Account } from './answers'

type Props = {
  account: Account
  locale: Locale
  texts: Pick<AccountTexts, 'details' | 'form'>
}

function methodsText({ account, texts }: Pick<Props, 'account' | 'texts'>): string {
  const { password, google, both } = texts.details
  const [first, second] = account.methods
  if (second !== undefined) return both
  return first === 'google' ? google : password
}

/** The account itself, and the way out of it. */
export function AccountDetails({ account, locale, texts }: Props) {
  const task = useTask<'signOut', FormProblem>()
  const { details, form } = texts

  async function leave(): Promise<FormProblem | null> {
    const problem = await signOut()
    if (!problem) return leaveFor('/')
    return { key: problem.key, text: problemText({ problem, texts: form, locale }), fields: [] }
  }

  return (
    <Section id="details" title={details.title}>
      <MemberFormProblem problem={task.problem} attempt={task.attempt} texts={form} />
      <FactList
        facts={[
          {
            name: details.email,
            value: (
              <span className={styles.email}>
                {account.email}
                <Badge>{account.isVerified ? details.confirmed : details.unconfirmed}</Badge>
              </span>
            ),
          },
          { name: details.methods, value: methodsText({ account, texts }) },
          {
            name: details.joined,
            value: (
              <time dateTime={account.joinedAt}>
                {formatLocalDay({ date: account.joinedAt, locale })}
              </time>
            ),
          },
        ]}
      />
      <div className={styles.actions}>
        <FormActions>
          <SubmitButton
            variant="secondary"
            isBusy={task.busy !== null}
            busyText={details.signingOut}
            onClick={task.onClick({ name: 'signOut', work: leave })}
          >
            {details.signOut}
          </SubmitButton>
        </FormActions>
      </div>
    </Section>
  )
}
