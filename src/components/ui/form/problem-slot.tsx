import styles from './problem-slot.module.css'

export const problemSlotId = 'problem'

/** Where the error summaries of a page's forms appear: before its heading. */
export function ProblemSlot() {
  return <div className={styles.slot} id={problemSlotId} />
}
