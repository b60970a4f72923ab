'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { Button, type ButtonVariant } from './button'
import styles from './button.module.css'
import { useIsHydrated } from './use-is-hydrated.client'

const longMs = 2500

type Props = {
  isBusy: boolean
  /** Said to screen readers while the form is on its way. */
  busyText: string
  /** Shown to everybody once a form has been on its way for a few seconds. */
  waitingText?: string
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
export function SubmitButton({
  isBusy,
  busyText,
  waitingText,
  variant = 'primary',
  children,
  onClick,
}: Props) {
  const isHydrated = useIsHydrated()
  const isWaiting = useIsLong(isBusy) && waitingText !== undefined
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
      <span className={isWaiting ? styles.waiting : 'visually-hidden'} role="status">
        {isBusy && (isWaiting ? waitingText : busyText)}
      </span>
    </>
  )
}

/** Whether something has been busy for longer than most answers take. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return
    const timer = setTimeout(() => setIsLong(true), longMs)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isGoingOn])
  return isGoingOn && isLong
}
