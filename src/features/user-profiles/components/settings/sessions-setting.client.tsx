'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { answeredProblem, type FormProblem } from '@/auth/client/form-problem'
import { memberCall } from '@/auth/client/member-call.client'
import { MemberFormProblem } from '@/auth/client/member-form-problem.client'
import { useTask } from '@/auth/client/use-task.client'
import { SessionExpired } from '@/auth/components/session-expired'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/form/button'
import { FormActions } from '@/components/ui/form/form-stack'
import { LiveNotice } from '@/components/ui/form/live-notice'
import { SubmitButton } from '@/components/ui/form/submit-button.client'
import { useLoaded } from '@/components/ui/use-loaded.client'
import { fillIn } from '@/i18n/fill-in'
import type { Locale } from '@/i18n/locales'
import { formatLocalTime } from '@/i18n/local-time'
import { readSessions, type Session } from '../answers'
import styles from './sessions-setting.module.css'
import type { SettingProps } from './setting-props'

type Loaded = Session[] | 'unavailable' | 'expired'

async function loadSessions(locale: Locale): Promise<Loaded> {
  const { http, body } = await memberCall({ path: '/account/sessions', locale })
  if (http === 401) return 'expired'
  return (http === 200 ? readSessions(body) : null) ?? 'unavailable'
}

/** Where the member is signed in, and how to end it. */
export function SessionsSetting({ account, locale, texts }: SettingProps) {
  const { value: sessions, reload } = useLoaded<Loaded | 'loading'>({
    initial: 'loading',
    load: useCallback(() => loadSessions(locale), [locale]),
  })
  const [notice, setNotice] = useState<string | null>(null)
  const task = useTask<string, FormProblem>()
  const list = useRef<HTMLUListElement>(null)
  const { sessions: words, unavailable, form } = texts

  useEffect(() => {
    // The button that had focus is gone.
    if (notice !== null) list.current?.focus()
  }, [notice])

  function end({ body, done }: { body: { handle: string } | { others: true }; done: string }) {
    return async (): Promise<FormProblem | null> => {
      setNotice(null)
      const answer = await memberCall({ path: '/account/sessions/end', locale, body })
      // It has ended meanwhile, which is what was asked for.
      const isGone = answer.http === 404
      const problem = isGone ? null : answeredProblem({ answer, texts: form, controls: {}, locale })
      if (problem) return problem
      await reload()
      setNotice(done)
      return null
    }
  }

  if (sessions === 'loading') return <p role="status">{texts.loading}</p>
  if (sessions === 'unavailable' || sessions === 'expired') {
    return (
      <LiveNotice tone="error">
        {sessions === 'expired' ? <SessionExpired texts={form} /> : <p>{unavailable.text}</p>}
        <FormActions>
          <Button onClick={() => void reload()}>{unavailable.retry}</Button>
        </FormActions>
      </LiveNotice>
    )
  }

  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <MemberFormProblem problem={task.problem} attempt={task.attempt} texts={form} />
      <p>{account.methods.includes('password') ? words.text : words.textWithoutPassword}</p>
      <ul className={styles.list} ref={list} tabIndex={-1} aria-label={words.title}>
        {sessions.map(({ handle, startedAt, isCurrent }) => {
          const date = formatLocalTime({ date: startedAt, locale })
          return (
            <li className={styles.session} key={handle}>
              <span>{fillIn({ text: words.began, values: { date } })}</span>
              {isCurrent ? (
                <Badge>{words.current}</Badge>
              ) : (
                <SubmitButton
                  variant="quiet"
                  isBusy={task.busy === handle}
                  busyText={texts.loading}
                  onClick={task.onClick({
                    name: handle,
                    work: end({ body: { handle }, done: words.ended }),
                  })}
                >
                  <span aria-hidden="true">{words.end}</span>
                  <span className="visually-hidden">
                    {fillIn({ text: words.endNamed, values: { date } })}
                  </span>
                </SubmitButton>
              )}
            </li>
          )
        })}
      </ul>
      {others.length === 0 && <p className={styles.none}>{words.onlyThis}</p>}
      {others.length > 1 && (
        <FormActions>
          <SubmitButton
            variant="secondary"
            isBusy={task.busy === 'others'}
            busyText={texts.loading}
            onClick={task.onClick({
              name: 'others',
              work: end({ body: { others: true }, done: words.othersEnded }),
            })}
          >
            {words.endOthers}
          </SubmitButton>
        </FormActions>
      )}
      <LiveNotice tone="success">{notice && <p>{notice}</p>}</LiveNotice>
    </>
  )
}
