import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders, OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http'

// Headers of Next's client router that change what it gets as data, never a document.
const ofData = /^next-/i

/** A copy of the headers of a message that lacks some. */
export function withoutHeaders<Headers extends IncomingHttpHeaders | OutgoingHttpHeaders>({
  headers,
  names,
}: {
  headers: Headers
  names: readonly string[]
}): Headers {
  const others = { ...headers }
  for (const name of names) delete others[name]
  return others
}

/** `Vary` header of these names, each once. */
export function varying(...names: OutgoingHttpHeaders[string][]): OutgoingHttpHeaders {
  const all = names.flatMap((name) => (name?.toString() ?? '').split(/, */))
  const vary = [...new Set(all)].filter((name) => name !== '').join(', ')
  return vary === '' ? {} : { vary }
}

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

/** A validator of a body; weak, because it stands for the body in all its encodings. */
export function createEtag(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
}
