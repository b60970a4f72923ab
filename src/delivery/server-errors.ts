import type { ServerResponse } from 'node:http'

/**
 * Watches a response and, when its status turns out to be 500 or more, drops what the application
 * wrote and lets `answer` write instead. An App Router page cannot choose 503 itself, and Next's
 * own error document is neither localized nor readable without script.
 */
export function onServerError({
  res,
  answer,
}: {
  res: ServerResponse
  answer: () => Promise<void>
}): void {
  const original = { writeHead: res.writeHead, write: res.write, end: res.end }
  let isDropped = false

  function drop(status: number): boolean {
    if (isDropped) return true
    if (res.headersSent || status < 500) return false
    isDropped = true
    queueMicrotask(() => {
      Object.assign(res, original)
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      void answer()
    })
    return true
  }

  // Proxies keep Node's many signatures as they are: only the status decides what happens.
  res.writeHead = new Proxy(original.writeHead, {
    apply: (target, _self, args: Parameters<typeof original.writeHead>) =>
      drop(args[0]) ? res : Reflect.apply(target, res, args),
  })
  res.write = new Proxy(original.write, {
    apply: (target, _self, args: Parameters<typeof original.write>) =>
      drop(res.statusCode) || Reflect.apply(target, res, args),
  })
  res.end = new Proxy(original.end, {
    apply: (target, _self, args: Parameters<typeof original.end>) =>
      drop(res.statusCode) ? res : Reflect.apply(target, res, args),
  })
}
