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
  const { writeHead, write, end } = res
  let isDropped = false

  function restore() {
    res.writeHead = writeHead
    res.write = write
    res.end = end
  }

  function drop(status: number): boolean {
    if (isDropped) return true
    if (res.headersSent || status < 500) return false
    isDropped = true
    queueMicrotask(() => {
      restore()
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      void answer()
    })
    return true
  }

  res.writeHead = function watchedWriteHead(status: number, ...rest: unknown[]) {
    if (drop(status)) return res
    return Reflect.apply(writeHead, res, [status, ...rest])
  }
  res.write = function watchedWrite(...args: unknown[]) {
    if (drop(res.statusCode)) return true
    return Reflect.apply(write, res, args)
  }
  res.end = function watchedEnd(...args: unknown[]) {
    if (drop(res.statusCode)) return res
    return Reflect.apply(end, res, args)
  }
}
