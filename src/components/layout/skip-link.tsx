import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** The first stop of the Tab key: past the navigation to the content. */
export function SkipLink({ children }: { children: ReactNode }) {
  return (
    <a className={styles.skip} href="#main">
      {children}
    </a>
  )
}
