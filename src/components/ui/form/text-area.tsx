import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

type Props = FieldTexts &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'className' | 'required' | 'maxLength'>

/** Several lines of text, without script; TextAreaField counts the characters as well. */
export function TextArea({ id, label, hint, error, name = id, ...area }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => <textarea {...area} {...control} className={styles.area} name={name} />}
    </FieldFrame>
  )
}
