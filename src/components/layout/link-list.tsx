import type { ReactNode } from 'react'
import styles from './link-list.module.css'

export type LinkItem = { href: string; label: ReactNode; current?: 'page' | 'true' | undefined }

/** Links of a navigation; the one to the current page is marked. */
export function LinkList({ items, tone }: { items: LinkItem[]; tone: 'strong' | 'quiet' }) {
  return (
    <ul className={styles.list} data-tone={tone}>
      {items.map(({ href, label, current }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={current}>
            <span className={styles.label}>{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
