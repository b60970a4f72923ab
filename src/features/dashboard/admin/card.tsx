import type { ReactNode } from 'react'
import styles from './dashboard.module.css'

/** One subject of the dashboard under a heading of its own. */
export function Card({
  id,
  title,
  children,
}: {
  id: string
  title: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h3 className={styles.cardTitle} id={id}>
        {title}
      </h3>
      {children}
    </section>
  )
}
