'use client'

import styles from './news-line.module.css'
import type { News } from './use-sending.client'

/** What came of the last thing that was asked for; read out as it appears. */
export function NewsLine({ news }: { news: News | null }) {
  return (
    <div aria-live="polite" className={styles.news} role="status">
      {news && <p data-bad={news.isBad || undefined}>{news.text}</p>}
    </div>
  )
}
