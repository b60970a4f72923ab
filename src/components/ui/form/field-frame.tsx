import type { ReactNode } from 'react'
import styles from './field.module.css'

/** What ties a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** What every field says about itself; `id` is what the error summary links to. */
export type FieldTexts = { id: string; label: string; hint?: ReactNode; error?: string | undefined }

type Props = FieldTexts & {
  /** Ids of further descriptions, such as a count of characters. */
  describedBy?: string[]
  children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around any control. */
export function FieldFrame({ id, label, hint, error, describedBy = [], children }: Props) {
  const descriptions = [
    ...(hint ? [`${id}-hint`] : []),
    ...(error ? [`${id}-error`] : []),
    ...describedBy,
  ]
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
      {children({
        id,
        'aria-describedby': descriptions.join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
    </div>
  )
}
