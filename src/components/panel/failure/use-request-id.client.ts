import { useEffect, useState } from 'react'

const kinds = ['navigation', 'resource']

function findRequestId(entry: PerformanceEntry): string | undefined {
  if (!(entry instanceof PerformanceResourceTiming)) return undefined
  return entry.serverTiming.find(({ name }) => name === 'request')?.description
}

/**
 * The id of the last page that the panel has asked the server for, whole or as data: the front server
 * tells it as a timing (`Server-Timing`). Null where the browser does not know it.
 */
export function useRequestId(): string | null {
  const [id, setId] = useState<string | null>(null)

  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const found = list
        .getEntries()
        .map(findRequestId)
        .filter((one) => one !== undefined)
        .at(-1)
      if (found !== undefined) setId(found)
    })
    for (const type of kinds) observer.observe({ type, buffered: true })
    return () => observer.disconnect()
  }, [])

  return id
}
