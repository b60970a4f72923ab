import type { ComponentProps } from 'react'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

type Props = ComponentProps<'button'> & { variant?: ButtonVariant }

/** A button that acts; the next step of a page that only leads somewhere is a ButtonLink. */
export function Button({ variant = 'primary', type = 'button', ...rest }: Props) {
  return <button {...rest} className={styles.button} data-variant={variant} type={type} />
}
