import type { ReactNode } from 'react'
import styles from './record.module.css'

/** A part of a record under a heading. */
export function Section({
  id,
  title,
  isPanel = false,
  children,
}: {
  /** Id of the heading, which names the section. */
  id: string
  title: string
  /** With a frame around it, as what is set aside has. */
  isPanel?: boolean
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={isPanel ? styles.panel : undefined}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}
