'use client'

import { useState, type ReactNode } from 'react'
import styles from './disclosure.module.css'

type Props = { title: string; children: ReactNode }

/** A part that is rarely needed. It is made when it is first opened, and keeps what is typed. */
export function Disclosure({ title, children }: Props) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <details
      className={styles.part}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setWasOpened(true)
      }}
    >
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        <span className={styles.sign} />
      </summary>
      <div className={styles.body}>{wasOpened && children}</div>
    </details>
  )
}
