'use client'

import { Button } from '@payloadcms/ui'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Button>, 'margin'> & {
  /** Says that it does nothing now; unlike a disabled button it keeps the focus. */
  isIdle?: boolean
  /** The shortcut that does the same, as `aria-keyshortcuts` writes it. */
  keys?: string | undefined
}

/** Payload's button, small and without margins, as most of those at the desk are. */
export function DeskButton({ isIdle, keys, extraButtonProps, ...button }: Props) {
  const attributes = {
    ...(isIdle !== undefined && { 'aria-disabled': isIdle }),
    ...(keys !== undefined && { 'aria-keyshortcuts': keys }),
    ...extraButtonProps,
  }
  return <Button size="small" {...button} extraButtonProps={attributes} margin={false} />
}
