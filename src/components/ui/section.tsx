import type { ReactNode } from 'react'
import styles from './section.module.css'

type Props = {
  /** Id of the heading, by which the section is named. */
  id: string
  title: ReactNode
  lead?: ReactNode
  /** `beside`: the heading is in the margin on wide screens; `above`: over the whole width. */
  heading?: 'beside' | 'above'
  children?: ReactNode
}

/** A part of a page under its own heading, parted from the one before by a hairline. */
export function Section({ id, title, lead, heading = 'beside', children }: Props) {
  return (
    <section className={styles.section} data-heading={heading} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </section>
  )
}
