'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonVariant } from './button'
import styles from './button.module.css'
import { useIsHydrated } from './use-is-hydrated.client'

type Props = {
  isBusy: boolean
  /** Said to screen readers while the form is on its way. */
  busyText: string
  variant?: ButtonVariant
  children: ReactNode
  /** Without it the button submits its form. */
  onClick?: () => void
}

/**
 * Sends a form, or does something else that takes a while. While busy it keeps focus, place and
 * words, and the form's own handler ignores it. Until script is there it is disabled: the browser
 * would otherwise send the form itself, and Enter with it.
 */
export function SubmitButton({ isBusy, busyText, variant = 'primary', children, onClick }: Props) {
  const isHydrated = useIsHydrated()
  return (
    <>
      <Button
        type={onClick ? 'button' : 'submit'}
        variant={variant}
        disabled={!isHydrated}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault()
          else onClick?.()
        }}
      >
        {children}
        {isBusy && <span className={styles.bar} />}
      </Button>
      <span className="visually-hidden" role="status">
        {isBusy && busyText}
      </span>
    </>
  )
}
