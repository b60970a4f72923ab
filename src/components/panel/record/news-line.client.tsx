'use client'

import styles from './news-line.module.css'
import type { News } from './use-sending.client'

/** The outcome of the last action; announced to screen readers as it appears. */
export function NewsLine({ news }: { news: News | null }) {
  return (
    <div aria-live="polite" className={styles.news} role="status">
      {news && <p data-bad={news.isBad || undefined}>{news.text}</p>}
    </div>
  )
}
