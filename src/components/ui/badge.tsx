import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** The state of something in a word or two. */
export function Badge({ children }: { children: ReactNode }) {
  return <span className={styles.badge}>{children}</span>
}
