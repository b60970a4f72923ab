import type { ReactNode } from 'react'
import styles from './boundary-page.module.css'

type Props = { title: string; text: string; children: ReactNode }

/** Shown in place of a page that could not be shown. */
export function BoundaryPage({ title, text, children }: Props) {
  return (
    <main className={styles.page} id="main" tabIndex={-1}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      <p className={styles.actions}>{children}</p>
    </main>
  )
}
