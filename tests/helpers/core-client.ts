const TIMEOUT_MS = 60_000

export type CoreReply = { code: number; headers: Headers; body: unknown }

type Ask = (path: string, values?: Record<string, unknown>) => Promise<CoreReply>

export type CoreClient = {
  /** Values go into the query. */
  get: Ask
  post: Ask
  put: Ask
  /** A request as it is, with the headers of the interface unless others are given. */
  send: (path: string, init?: RequestInit) => Promise<CoreReply>
}

/** Speaks the core driver interface 5.4 over HTTP, as the SDK does. */
export function connectTo({ uri, apiKey }: { uri: string; apiKey: string }): CoreClient {
  const origin = uri.replace(/\/$/, '')
  const own = {
    'cdi-version': '5.4',
    'content-type': 'application/json; charset=utf-8',
    ...(apiKey === '' ? {} : { 'api-key': apiKey }),
  }
  async function send(path: string, init: RequestInit = {}): Promise<CoreReply> {
    const headers = new Headers(own)
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(`${origin}${path}`, { signal, ...init, headers })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    const body: unknown = isJson ? JSON.parse(text) : text.trim()
    return { code: response.status, headers: response.headers, body }
  }
  const write =
    (method: string): Ask =>
    (path, values = {}) =>
      send(path, { method, body: JSON.stringify(values) })
  return {
    send,
    post: write('POST'),
    put: write('PUT'),
    get: (path, values = {}) => send(withQuery({ path, values })),
  }
}

/** A path with values as its query. */
export function withQuery(options: { path: string; values: Record<string, unknown> }): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(options.values)) query.set(name, String(value))
  return `${options.path}?${query.toString()}`
}
