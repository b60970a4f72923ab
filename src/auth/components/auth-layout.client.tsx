'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import type { Problem } from '../client/problem'
import styles from './auth-layout.module.css'
import { ProblemSummary } from './problem-summary.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<never> & {
  title: string
  lead?: ReactNode
  /** A remark under the lead. */
  aside?: string
  /** What went wrong with the last thing tried, and the number of that attempt. */
  task?: { problem: Problem | null; attempt: number }
  /** Which of its states the screen is in; when that changes, focus moves to the heading. */
  state: string
  /** Not to be seen by someone who has signed in already. */
  isForVisitors?: boolean
  children?: ReactNode
}

/** A screen of the accounts: what it is about beside what there is to do. */
export function AuthLayout({
  locale,
  siteName,
  texts,
  title,
  lead,
  aside,
  task,
  state,
  isForVisitors = false,
  children,
}: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state)
  const problem = task?.problem ?? null
  const documentTitle = `${problem ? texts.titlePrefix : ''}${title} · ${siteName}`

  useEffect(() => {
    const name = () => {
      if (document.title !== documentTitle) document.title = documentTitle
    }
    name()
    // React may take over the head after this, and then puts the page's own title there again: as
    // another element or into the same one.
    const observer = new MutationObserver(name)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [documentTitle])

  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    // An error summary takes the focus itself.
    if (!problem) heading.current?.focus()
  }, [state, problem])

  return (
    <div className={styles.screen}>
      {problem && (
        <div className={styles.summary}>
          <ProblemSummary key={task?.attempt} problem={problem} texts={texts} locale={locale} />
        </div>
      )}
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <div className={styles.lead}>{lead}</div>}
        {aside && <p className={styles.aside}>{aside}</p>}
      </header>
      {children && (
        <div className={styles.panel} data-for={isForVisitors ? 'visitors' : undefined}>
          {children}
        </div>
      )}
    </div>
  )
}
