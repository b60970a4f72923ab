import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

type Fact = { name: string; value: ReactNode }

/** Names and values, line by line. */
export function FactList({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(({ name, value }) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Stands for a value that nobody has given yet. */
export function NoValue({ children }: { children: ReactNode }) {
  return <span className={styles.none}>{children}</span>
}
