import type { ReactNode } from 'react'
import styles from './mark.module.css'

export type Tone = 'new' | 'open' | 'done' | 'closed'

/** A state, in a word or two. */
export function Mark({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.mark} data-tone={tone}>
      {children}
    </span>
  )
}
