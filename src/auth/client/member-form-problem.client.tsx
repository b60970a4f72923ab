'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/form/button'
import { PageProblem } from '@/components/ui/form/page-problem.client'
import { defaultLocale, isLocale } from '@/i18n/locales'
import type { FormProblem, FormTexts } from './form-problem'
import { leaveFor } from './leave.client'
import { problemText } from './problem-text'
import { signOut } from './sdk/session.client'
import { useTask } from './use-task.client'

/** Texts of a member's form, with the address of the sign-in page. */
export type MemberFormTexts = FormTexts & {
  signInAgain: { link: string; button: string }
  signInPath: string
}

type Props = {
  problem: FormProblem | null
  attempt: number
  texts: MemberFormTexts
  /** Shown to a member who has not confirmed the address yet. */
  unverified?: ReactNode
}

/** Leads to the sign-in form once the session has ended, and says why where it has not. */
function SignInAgain({ texts }: { texts: MemberFormTexts }) {
  const task = useTask<'signOut'>()
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  return (
    <>
      <Button
        variant="quiet"
        onClick={task.onClick({
          name: 'signOut',
          work: async () => (await signOut()) ?? leaveFor(texts.signInPath),
        })}
      >
        {texts.signInAgain.button}
      </Button>
      {task.problem && <span> {problemText({ problem: task.problem, texts, locale })}</span>}
    </>
  )
}

/** The error summary of a member's form. A session that has ended leaves what is typed in place. */
export function MemberFormProblem({ problem, attempt, texts, unverified }: Props) {
  if (!problem) return null
  const { signInPath } = texts
  const isUnverified = problem.key === 'CHECK_EMAIL_TO_VERIFY_ERROR'
  return (
    <PageProblem
      key={attempt}
      title={texts.attention}
      titlePrefix={texts.titlePrefix}
      text={
        <>
          {(isUnverified && unverified) || problem.text}{' '}
          {problem.key === 'SESSION_EXPIRED' && (
            <a href={signInPath} target="_blank" rel="noopener">
              {texts.signInAgain.link}
            </a>
          )}
          {problem.key === 'SIGN_IN_AGAIN' && <SignInAgain texts={texts} />}
        </>
      }
      items={problem.fields.map(({ id, text }) => ({ fieldId: id, text }))}
    />
  )
}
