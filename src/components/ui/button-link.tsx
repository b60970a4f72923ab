import type { ReactNode } from 'react'
import styles from './button-link.module.css'

type Props = { href: string; variant?: 'primary' | 'secondary'; children: ReactNode }

/** A link that looks like a button: the next step of a page. */
export function ButtonLink({ href, variant = 'primary', children }: Props) {
  const rel = href.startsWith('https://') ? 'noopener' : undefined
  return (
    <a className={styles.button} data-variant={variant} href={href} rel={rel}>
      {children}
    </a>
  )
}

export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
