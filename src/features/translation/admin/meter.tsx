import type { LanguageCounts } from '../reading/views'
import styles from './meter.module.css'

/** Draws how far the texts of a language are; the numbers beside it say the same. */
export function Meter({ total, done, needsReview, draft }: LanguageCounts) {
  const parts = [
    { name: styles.done, count: total === 0 ? 1 : done },
    { name: styles.review, count: needsReview },
    { name: styles.draft, count: draft },
  ]
  return (
    <span aria-hidden="true" className={styles.meter}>
      {parts
        .filter(({ count }) => count > 0)
        .map(({ name, count }) => (
          <span
            className={name}
            key={name}
            style={{ inlineSize: `${Math.min(100, (100 * count) / Math.max(1, total))}%` }}
          />
        ))}
    </span>
  )
}
