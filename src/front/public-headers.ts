import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'

// Headers of Next's client router that change what it gets as data, never a document.
const ofData = /^next-/i

/**
 * The headers of an answer as they may go out: Next writes the mark of our own scripts into what it
 * preloads. What has no value is left out, for which Node would throw.
 */
export function withoutMark({
  headers,
  mark,
}: {
  headers: OutgoingHttpHeaders
  mark: string
}): OutgoingHttpHeaders {
  const clean = (text: string) => text.replaceAll(`; nonce="${mark}"`, '').replaceAll(mark, '')
  const cleaned = (value: OutgoingHttpHeader): OutgoingHttpHeader => {
    if (typeof value === 'number') return value
    return Array.isArray(value) ? value.map(clean) : clean(value)
  }
  const out: OutgoingHttpHeaders = {}
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) out[name] = cleaned(value)
  }
  return out
}

/** The request headers on which a document depends, of those that Next names for all its answers. */
export function documentVary(vary: OutgoingHttpHeaders[string]): string | undefined {
  const names = String(vary ?? '').split(/\s*,\s*/)
  return names.filter((name) => name !== '' && !ofData.test(name)).join(', ') || undefined
}
