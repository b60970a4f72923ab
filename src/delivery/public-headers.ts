import type { OutgoingHttpHeaders } from 'node:http'

// Headers of Next's client router that change what it gets as data, never a document.
const ofData = /^next-/i

/** Takes the mark of our own scripts out of header values: Next writes it into what it preloads. */
export function withoutMark({
  headers,
  mark,
}: {
  headers: OutgoingHttpHeaders
  mark: string
}): OutgoingHttpHeaders {
  const clean = (value: string) => value.replaceAll(`; nonce="${mark}"`, '').replaceAll(mark, '')
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      // Nothing may be sent under a name without a value: Node throws.
      if (value === undefined) return []
      if (typeof value === 'number') return [[name, value]]
      return [[name, Array.isArray(value) ? value.map(clean) : clean(value)]]
    }),
  )
}

/** The request headers on which a document depends, of those that Next names for all its answers. */
export function documentVary(vary: OutgoingHttpHeaders[string]): string | undefined {
  const names = String(vary ?? '').split(/\s*,\s*/)
  return names.filter((name) => name !== '' && !ofData.test(name)).join(', ') || undefined
}
