'use client'

import { useEffect, useRef } from 'react'

/** Scrolls once to the part that the address names, which the browser could not find before. */
export function useHashTarget(isReady: boolean): void {
  const isDone = useRef(false)

  useEffect(() => {
    if (!isReady || isDone.current) return
    isDone.current = true
    document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [isReady])
}
