'use client'

import { useEffect } from 'react'
import { replaceBy } from '../leave.client'
import { watchSession } from '../tabs/session-watch.client'

/**
 * Resets a page with a form when its member signs out or another one signs in: what was typed
 * is kept for its author. A session that merely expires leaves everything in place.
 */
export function useFreshForm(): void {
  useEffect(
    () =>
      watchSession(({ now, last, hasLeft }) => {
        const isForAnother = now !== null && now !== last
        // A reload would bring back what is in the fields.
        if (last !== null && (hasLeft || isForAnother)) {
          void replaceBy(`${location.pathname}${location.search}`)
        }
      }),
    [],
  )
}
