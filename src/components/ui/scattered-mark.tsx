import styles from './mark.module.css'

/** The four pieces of the mark, out of their places: for a page that is not there. */
export function ScatteredMark() {
  return (
    <svg className={styles.scattered} viewBox="16 18 464 296" aria-hidden="true" focusable="false">
      <path className={styles.outline} d="M60 60h105v105H60zM179 60a105 105 0 0 1 105 105H179z" />
      <path className={styles.outline} d="M60 179h105A105 105 0 0 1 60 284z" />
      <circle className={styles.outline} cx="231.5" cy="231.5" r="52.5" />
      <path className={styles.auto} d="M60 60h105v105H60z" transform="rotate(-9 112 112)" />
      <path
        className={styles.cinema}
        d="M179 60a105 105 0 0 1 105 105H179z"
        transform="translate(34 -22) rotate(18 231 112)"
      />
      <path
        className={styles.fighting}
        d="M60 179h105A105 105 0 0 1 60 284z"
        transform="translate(-26 10) rotate(-14 112 231)"
      />
      <circle className={styles.travel} cx="418" cy="239" r="52.5" />
    </svg>
  )
}
