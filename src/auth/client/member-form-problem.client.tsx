'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/form/button'
import { PageProblem } from '@/components/ui/form/page-problem.client'
import type { FormProblem, FormTexts } from './form-problem'
import { leaveFor } from './leave.client'
import { signOut } from './sdk/session.client'

/** What a member's form needs to say, and where signing in is. */
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

async function signInAgain(path: string): Promise<void> {
  if ((await signOut()) === null) await leaveFor(path)
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
          {problem.key === 'SIGN_IN_AGAIN' && (
            <Button variant="quiet" onClick={() => void signInAgain(signInPath)}>
              {texts.signInAgain.button}
            </Button>
          )}
        </>
      }
      items={problem.fields.map(({ id, text }) => ({ fieldId: id, text }))}
    />
  )
}
