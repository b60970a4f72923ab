'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { answeredProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { useTask } from '@/auth/client/use-task.client'
import { SessionExpired } from '@/auth/components/session-expired'
import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { useLoaded } from '@/components/ui/use-loaded.client'
import type { Locale } from '@/i18n/locales'
import type { OwnApplicationTexts } from './application-texts'
import { OwnApplicationItem } from './own-application-item.client'
import styles from './own-application-list.module.css'
import { readOwnApplications, type ShownApplication } from './own-answers'
import { withdrawalOutcome } from './withdrawal-outcome'

type Props = { locale: Locale; texts: OwnApplicationTexts }
type Notice = { tone: 'success' | 'status'; text: string }

type Loaded = ShownApplication[] | 'unavailable' | 'expired'

async function load(locale: Locale): Promise<Loaded> {
  const { http, body } = await memberCall({ path: '/account/applications', locale })
  if (http === 401) return 'expired'
  return (http === 200 ? readOwnApplications(body) : null) ?? 'unavailable'
}

/** The member's applications, each with its state and a way to withdraw it. */
export function OwnApplicationList({ locale, texts }: Props) {
  const { value: applications, reload } = useLoaded<Loaded | 'loading'>({
    initial: 'loading',
    load: useCallback(() => load(locale), [locale]),
  })
  const [notice, setNotice] = useState<Notice | null>(null)
  const task = useTask<string, FormProblem>()
  const part = useRef<HTMLDivElement>(null)
  const { form, lazy } = texts

  useEffect(() => {
    // The button that had focus is gone.
    if (notice) part.current?.focus()
  }, [notice])

  function withdraw(id: number) {
    return async (): Promise<FormProblem | null> => {
      setNotice(null)
      const answer = await memberCall({
        path: '/account/applications/withdraw',
        locale,
        body: { id },
      })
      const isRefused = answer.http === 404
      const problem = isRefused
        ? null
        : answeredProblem({ answer, texts: form, controls: {}, locale })
      if (problem) return problem
      const became = withdrawalOutcome({ id, isRefused, list: await reload() })
      const tone = became === 'withdrawn' ? 'success' : 'status'
      setNotice(became && { tone, text: texts[became] })
      return null
    }
  }

  if (applications === 'loading') return <p role="status">{lazy.loading}</p>
  if (applications === 'unavailable' || applications === 'expired') {
    return (
      <LiveNotice tone="error">
        {applications === 'expired' ? <SessionExpired texts={form} /> : <p>{lazy.failed}</p>}
        <FormActions>
          <Button onClick={() => void reload()}>{lazy.retry}</Button>
        </FormActions>
      </LiveNotice>
    )
  }
  return (
    <div className={styles.part} ref={part} tabIndex={-1}>
      <MemberFormProblem problem={task.problem} attempt={task.attempt} texts={form} />
      {applications.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.list}>
          {applications.map((application) => (
            <OwnApplicationItem
              key={application.id}
              application={application}
              locale={locale}
              texts={texts}
              isBusy={task.busy === String(application.id)}
              onWithdraw={task.onClick({
                name: String(application.id),
                work: withdraw(application.id),
              })}
            />
          ))}
        </ul>
      )}
      <LiveNotice tone={notice?.tone ?? 'status'}>{notice && <p>{notice.text}</p>}</LiveNotice>
      <p>
        <a href={texts.applyPath}>{texts.apply}</a>
      </p>
    </div>
  )
}
