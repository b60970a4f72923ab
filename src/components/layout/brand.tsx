import type { ReactNode } from 'react'
import { Mark } from '../ui/mark'
import styles from './brand.module.css'

/** The mark and the name of the site, leading to its home page. */
export function Brand({ href, name }: { href: string; name: ReactNode }) {
  return (
    <a className={styles.brand} href={href}>
      <Mark size={32} />
      <span className={styles.name}>{name}</span>
    </a>
  )
}
