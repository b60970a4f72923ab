import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { hasPreviewCookie } from './preview-cookie'
import { pressTag } from '../html/speculation-rules'

const prefetchHeaders = ['purpose', 'sec-purpose', 'x-moz', 'next-router-prefetch']

/**
 * Browsers send one of some thousands of names; telling one from a robot takes as long as a page.
 */
const robots = new LRUCache<string, boolean>({
  ...{ max: 2000, maxSize: 500_000, sizeCalculation: (_isRobot, agent) => agent.length + 1 },
  memoMethod: (agent) => isbot(agent),
})

/** Whether a link of ours is being pressed: its page is shown on release and not requested again. */
function isPressing({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (
    headers['sec-purpose'] === 'prefetch' && headers['sec-speculation-tags'] === `"${pressTag}"`
  )
}

/**
 * Whether a person reads what is asked for here: no robot, no browser that fetches ahead of the
 * press of a link, and no editor in preview.
 */
export function isReader({
  method,
  headers,
}: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET') return false
  const agent = headers['user-agent']
  if (!agent || robots.memo(agent) || headers.rsc !== undefined) return false
  if (hasPreviewCookie(headers)) return false
  if (isPressing({ headers })) return true
  return !prefetchHeaders.some((name) => /prefetch|preview|1/.test(String(headers[name] ?? '')))
}
