import type { ReactNode } from 'react'
import styles from './artwork.module.css'

/** The common sheet of the artworks: 800 × 800, cropped around its centre. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 800 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
