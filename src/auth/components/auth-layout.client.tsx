'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Unbroken } from '@/components/ui/unbroken'
import { plainTitle } from '../client/plain-title'
import type { Problem } from '../client/problem'
import { useSdk } from '../client/sdk/sdk.client'
import styles from './auth-layout.module.css'
import { ProblemSummary } from './problem-summary.client'
import type { ScreenProps } from './screen-texts'

type Props = ScreenProps<never> & {
  title: string
  lead?: ReactNode
  /** A note under the lead. */
  aside?: string
  /** Error of the last attempt, and the number of that attempt. */
  task?: { problem: Problem | null; attempt: number }
  /** Which of its states the screen is in; when that changes, focus moves to the heading. */
  state: string
  /** Not to be seen by someone who has signed in already. */
  isForVisitors?: boolean
  children?: ReactNode
}

// Outlives the screens of a page, one of which may take the place of another.
let shown: string | undefined

/** Whether focus is within the screen or nowhere: it must not be taken from the menu. */
function isFocusOurs(screen: HTMLElement | null): boolean {
  const { activeElement, body } = document
  return activeElement === body || (screen?.contains(activeElement) ?? false)
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
  useSdk()
  const screen = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = task?.problem ?? null
  // Compared with what the document has: a stray space would make it differ for ever.
  const documentTitle = plainTitle(`${problem ? texts.titlePrefix : ''}${title} · ${siteName}`)

  useEffect(() => {
    const name = () => {
      if (document.title !== documentTitle) document.title = documentTitle
    }
    name()
    // React may take over the head after this, and then restores the page's own title: as
    // another element or into the same one.
    const observer = new MutationObserver(name)
    observer.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => observer.disconnect()
  }, [documentTitle])

  useEffect(() => {
    const before = shown
    shown = state
    if (before === undefined || before === state) return
    // An error summary takes the focus itself.
    if (!problem && isFocusOurs(screen.current)) heading.current?.focus()
  }, [state, problem])

  return (
    <div className={styles.screen} ref={screen}>
      {problem && (
        <div className={styles.summary}>
          <ProblemSummary key={task?.attempt} problem={problem} texts={texts} locale={locale} />
        </div>
      )}
      <header className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          <Unbroken text={title} />
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
