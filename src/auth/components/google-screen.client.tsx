'use client'

import { useEffect, useEffectEvent, useRef } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { callbackProblem, isOfGoingBack } from '../client/sdk/callback-problem'
import { hasFrontToken } from '../client/front-token.client'
import { replaceBy } from '../client/leave.client'
import { callSdk } from '../client/sdk/sdk.client'
import { useTask } from '../client/use-task.client'
import { useStoredReturnPath } from '../client/return-path/use-return-path.client'
import { consumeReturnPath, withReturnPath } from '../client/return-path/return-path'
import type { Problem } from '../client/problem'
import { AuthLayout } from './auth-layout.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<'google' | 'forgot'> & { signInPath: string }

const notBegun: Problem = { key: 'STATE_NOT_SAVED' }

/** Whether Google sent the visitor here, and not a bookmark or the address bar. */
function isAnswered(): boolean {
  const answer = new URLSearchParams(location.search)
  return ['state', 'code', 'error'].some((name) => answer.has(name))
}

/** Where Google sends members back to: signs them in by itself. */
export function GoogleScreen({ locale, siteName, texts, signInPath }: Props) {
  const task = useTask<'finish'>()
  const hasBegun = useRef(false)
  const back = useStoredReturnPath(locale)
  const { google } = texts

  const finish = useEffectEvent(
    task.onClick({
      name: 'finish',
      work: async () => {
        const problem = isAnswered()
          ? callbackProblem(await callSdk((sdk) => sdk.google.finish()))
          : notBegun
        // A signed-in member has come back here through the browser's history.
        const isBack = hasFrontToken() && isOfGoingBack(problem)
        if (problem && !isBack) return problem
        return replaceBy(consumeReturnPath(locale))
      },
    }),
  )

  useEffect(() => {
    // React runs effects twice while developing; a code of Google's serves once.
    if (hasBegun.current) return
    hasBegun.current = true
    finish()
  }, [])

  return (
    <AuthLayout
      locale={locale}
      siteName={siteName}
      texts={texts}
      title={task.problem ? google.failedTitle : google.title}
      lead={!task.problem && <p>{google.text}</p>}
      task={task}
      state={task.problem ? 'failed' : 'finishing'}
    >
      {task.problem && (
        <>
          <p>{google.failedText}</p>
          <ButtonLink href={withReturnPath({ path: signInPath, back })}>
            {texts.forgot.back}
          </ButtonLink>
        </>
      )}
    </AuthLayout>
  )
}
