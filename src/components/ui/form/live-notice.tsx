import type { ReactNode } from 'react'
import styles from './live-notice.module.css'

type Props = {
  tone: 'status' | 'success' | 'error'
  /** Nothing yet: the region waits in its place, as screen readers want it. */
  children: ReactNode
}

/** Result of an action of the reader; read out when it appears. */
export function LiveNotice({ tone, children }: Props) {
  const isEmpty = children === null || children === undefined || children === false
  return (
    <div className={styles.region} role={tone === 'error' ? 'alert' : 'status'}>
      {!isEmpty && (
        <div className={styles.notice} data-tone={tone}>
          {children}
        </div>
      )}
    </div>
  )
}
