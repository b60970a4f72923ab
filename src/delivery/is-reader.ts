import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'

const prefetchHeaders = ['purpose', 'sec-purpose', 'x-moz', 'next-router-prefetch']

// Set by Next while an editor looks at drafts.
export const previewCookie = '__prerender_bypass='

/**
 * Whether a person reads what is asked for here: no robot, no browser that fetches ahead, and no
 * editor in preview.
 */
export function isReader({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent']
  if (!agent || isbot(agent) || headers.rsc !== undefined) return false
  if (headers.cookie?.includes(previewCookie)) return false
  return !prefetchHeaders.some((name) => /prefetch|preview|1/.test(String(headers[name] ?? '')))
}
