import type { ReactNode } from 'react'
import { Unbroken } from './unbroken'
import styles from './page-head.module.css'

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** The heading of a page with its opening words. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {typeof title === 'string' ? <Unbroken text={title} /> : title}
      </h1>
      {(lead ?? children) && (
        <div className={styles.aside}>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      )}
    </header>
  )
}
