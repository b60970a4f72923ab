import styles from './account.module.css'

/** What has become of the last change, for eyes and screen readers. */
export function Outcome({ problem, said }: { problem: string; said: string }) {
  return (
    <>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <p className={styles.said} role="status">
        {said}
      </p>
    </>
  )
}
