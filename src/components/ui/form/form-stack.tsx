import type { SubmitEventHandler, ReactNode } from 'react'
import styles from './form-stack.module.css'

type Props = {
  /** Names the form for screen readers, where a page has several. */
  label?: string
  onSubmit: SubmitEventHandler<HTMLFormElement>
  children: ReactNode
}

/**
 * Fields one under the other. The browser's own checks are off: what is wrong is said by the error
 * summary and beside the fields, in the words and the language of the site.
 */
export function FormStack({ label, onSubmit, children }: Props) {
  return (
    <form className={styles.form} aria-label={label} method="post" noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}

/** Buttons at the foot of a form, side by side where there is room. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
