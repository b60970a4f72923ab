import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** A short remark about the page itself. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className={styles.notice}>{children}</p>
}
