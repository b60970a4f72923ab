import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

type Props = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'className' | 'required'>

/** One line of text. The browser keeps the value, so that no failure can clear it. */
export function Field({ id, label, hint, error, name = id, type = 'text', ...input }: Props) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <input {...input} {...control} className={styles.control} name={name} type={type} />
      )}
    </FieldFrame>
  )
}
