import type { IncomingHttpHeaders } from 'node:http'

// Set by Next while an editor looks at drafts.
const name = '__prerender_bypass'

/** Whether a browser says that it looks at drafts. Only Next knows whether it may. */
export function hasPreviewCookie({ cookie = '' }: IncomingHttpHeaders): boolean {
  return (
    cookie.includes(name) &&
    cookie.split(';').some((pair) => pair.trimStart().startsWith(`${name}=`))
  )
}
