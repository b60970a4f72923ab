import type { OutgoingHttpHeaders, ServerResponse } from 'node:http'

/** Writes a whole document as the answer to a request. */
export type Respond = (answer: {
  status: number
  headers: OutgoingHttpHeaders
  body: string | undefined
}) => void

// About the answer as such, whoever writes it; the state of the page cache above all.
const kept = new Set(['x-nextjs-cache', 'x-content-type-options', 'referrer-policy', 'vary'])

export function respondOn(res: ServerResponse): Respond {
  const { writeHead, end } = res
  return ({ status, headers, body }) => {
    Reflect.apply(writeHead, res, [status, headers])
    Reflect.apply(end, res, [body])
  }
}

/**
 * Watches a response and, when it turns out to have a status that `isReplaced` names, drops
 * everything the application writes, then and later, and lets `answer` respond instead. An App
 * Router page cannot choose 503 itself, and Next's own documents for errors and missing pages are
 * empty without script.
 */
export function replaceAnswer({
  res,
  isReplaced,
  answer,
}: {
  res: ServerResponse
  isReplaced: (status: number) => boolean
  answer: (options: { status: number; respond: Respond }) => void
}): void {
  const { writeHead, write, end } = res
  const respond = respondOn(res)
  let isDropped = false

  function drop(status: number): boolean {
    if (isDropped) return true
    if (res.headersSent || !isReplaced(status)) return false
    isDropped = true
    for (const name of res.getHeaderNames()) if (!kept.has(name)) res.removeHeader(name)
    answer({ status, respond })
    return true
  }

  // Proxies keep Node's many signatures as they are: only the status decides what happens.
  res.writeHead = new Proxy(writeHead, {
    apply: (target, _self, args: Parameters<typeof writeHead>) =>
      drop(args[0]) ? res : Reflect.apply(target, res, args),
  })
  res.write = new Proxy(write, {
    apply: (target, _self, args: Parameters<typeof write>) =>
      drop(res.statusCode) || Reflect.apply(target, res, args),
  })
  res.end = new Proxy(end, {
    apply: (target, _self, args: Parameters<typeof end>) =>
      drop(res.statusCode) ? res : Reflect.apply(target, res, args),
  })
}
