'use client'

import { useEffect } from 'react'
import { replaceBy } from '../leave.client'
import { watchSession } from '../session-watch.client'

/**
 * Has a page with a form start over when its member signs out or another one is there: what was typed
 * is kept for the one who did. A session that just ends leaves everything in place.
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
