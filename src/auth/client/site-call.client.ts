import type { Locale } from '@/i18n/locales'
import { cookiesBlocked, noResponse, parseResponse } from './site-response.client'
import type { SiteResponse } from './error-key'
import { canKeepSession } from './sdk/can-keep-session.client'
import { loadSdk } from './sdk/sdk.client'

export type SiteCall = {
  path: string
  locale: Locale
  method: 'GET' | 'POST'
  /** Beside those that every call has. */
  headers?: Record<string, string>
  body?: object | undefined
}

// Longer than any answer takes; a connection that hangs has to end some time.
const timeoutMs = 20_000

// Statuses of failures that may be over a moment later (specification §7).
const passing = [408, 409, 425, 429, 500, 502, 503, 504]

// The longest wait before a read is retried.
const longestPauseMs = 1000

type Send = (signal?: AbortSignal) => Promise<Response>

function pauseMs(answer: Response | null): number {
  const seconds = Number(answer?.headers.get('retry-after') ?? NaN)
  return Number.isFinite(seconds) ? Math.min(seconds * 1000, longestPauseMs) : longestPauseMs
}

/** Retries a read once where the server or the connection has failed. */
async function sendRead(send: Send): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs)
  // The SDK throws the answer to a refresh that did not work.
  const first = await send(signal).catch((cause: unknown) =>
    cause instanceof Response ? cause : null,
  )
  if (first && !passing.includes(first.status)) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs(first)))
  return send(signal)
}

/**
 * A call of the site's own, with the session if there is one. It never throws: a connection that
 * fails is an answer, too.
 */
export async function siteCall({
  path,
  locale,
  method,
  headers,
  body,
}: SiteCall): Promise<SiteResponse> {
  const send: Send = (signal = AbortSignal.timeout(timeoutMs)) =>
    fetch(path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        // Any value will do: a foreign site cannot send it.
        rid: 'anti-csrf',
        'x-lang': locale,
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      cache: 'no-store',
      signal,
    })
  try {
    // What changes something can end the session, too, which the SDK has to see.
    if (method === 'POST') {
      if (!canKeepSession()) return cookiesBlocked
      await loadSdk()
    }
    const first = method === 'GET' ? await sendRead(send) : await send()
    if (first.status !== 401) return await parseResponse(first)
    // The session may have expired: with the SDK there, it is refreshed once and the call repeated.
    await loadSdk()
    return await parseResponse(await send())
  } catch (cause) {
    return cause instanceof Response ? parseResponse(cause) : noResponse
  }
}
