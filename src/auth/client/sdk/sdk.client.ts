'use client'

import { useEffect, useState } from 'react'
import { cookiesBlocked, noResponse } from '../site-response.client'
import { canKeepSession } from './can-keep-session.client'
import type { SiteResponse } from '../error-key'
import type { superTokens } from './super-tokens.client'

type Sdk = typeof superTokens

let loading: Promise<Sdk> | undefined

/** SuperTokens, which comes when a page is first used; it then watches over `fetch`. */
export function loadSdk(): Promise<Sdk> {
  loading ??= import('./super-tokens.client').then(
    (part) => part.superTokens,
    (cause: unknown) => {
      // Offline, perhaps: the next attempt may succeed.
      loading = undefined
      throw cause
    },
  )
  return loading
}

/**
 * What one of the SDK's calls has come to; no answer where the SDK itself does not come. Nothing is
 * sent from a browser in which no session could be kept.
 */
export async function callSdk(call: (sdk: Sdk) => Promise<SiteResponse>): Promise<SiteResponse> {
  if (!canKeepSession()) return cookiesBlocked
  const sdk = await loadSdk().catch(() => null)
  return sdk ? call(sdk) : noResponse
}

// What can be used. Focus that a page itself gives to its heading is no use of it.
const controls = 'a, button, input, select, summary, textarea'

/**
 * Fetches SuperTokens at the first pointer, key or focus, before anything is sent; at the latest
 * after `afterMs`, if that is given.
 * @returns the SDK once it is there
 */
export function useSdk({ afterMs }: { afterMs?: number } = {}): Sdk | null {
  const [sdk, setSdk] = useState<Sdk | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    const load = () => {
      stop.abort()
      // What is sent then asks again.
      loadSdk().then(setSdk, () => {})
    }
    const loadOnFocus = () => {
      if (document.activeElement?.matches(controls)) load()
    }
    const options = { passive: true, signal: stop.signal }
    for (const name of ['pointerdown', 'keydown']) addEventListener(name, load, options)
    addEventListener('focusin', loadOnFocus, options)
    loadOnFocus()
    const timer = afterMs === undefined ? undefined : setTimeout(load, afterMs)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [afterMs])

  return sdk
}
