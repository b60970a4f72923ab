import type { ServerResponse } from 'node:http'

// About the answer as such, whoever writes it; the state of the page cache above all.
const kept = new Set(['x-nextjs-cache', 'x-content-type-options', 'referrer-policy', 'vary'])

/**
 * Watches a response and, when it turns out to have a status that `isReplaced` names, drops what
 * the application wrote and lets `answer` write instead. An App Router page cannot choose 503
 * itself, and Next's own documents for errors and missing pages are empty without script.
 */
export function replaceAnswer({
  res,
  isReplaced,
  answer,
}: {
  res: ServerResponse
  isReplaced: (status: number) => boolean
  answer: (status: number) => Promise<void>
}): void {
  const original = { writeHead: res.writeHead, write: res.write, end: res.end }
  let isDropped = false

  function drop(status: number): boolean {
    if (isDropped) return true
    if (res.headersSent || !isReplaced(status)) return false
    isDropped = true
    queueMicrotask(() => {
      Object.assign(res, original)
      for (const name of res.getHeaderNames()) if (!kept.has(name)) res.removeHeader(name)
      void answer(status)
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
