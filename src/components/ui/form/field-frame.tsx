import type { ReactNode } from 'react'
import styles from './field.module.css'

/** Attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** Texts of a field; the error summary links to `id`. */
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
