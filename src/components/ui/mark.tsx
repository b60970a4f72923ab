import styles from './mark.module.css'

/** The mark of the site: a P put together from four pieces, one for each topic. */
export function Mark({ size = 32 }: { size?: number }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.auto} d="M0 0h15v15H0z" />
      <path className={styles.cinema} d="M17 0a15 15 0 0 1 15 15H17z" />
      <path className={styles.fighting} d="M0 17h15a15 15 0 0 1-15 15z" />
      <circle className={styles.travel} cx="24.5" cy="24.5" r="7.5" />
    </svg>
  )
}
