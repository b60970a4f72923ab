import { statusClass, type RequestKind } from './followed-request'

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

type Counted = { kind: RequestKind; method: string; status: number }

export type Count = { kind: RequestKind; method: string; status: string; count: number }

/** Counts requests, so cheaply that a page from memory does not notice. */
export function createRequestTally() {
  const counts = new Map<string, Count>()
  const keptPages = new Map([200, 304].map((status) => [status, { GET: 0, HEAD: 0 }]))

  return {
    addKept({ method, status }: { method: string | undefined; status: number }): void {
      const kept = keptPages.get(status)
      if (kept) kept[method === 'HEAD' ? 'HEAD' : 'GET'] += 1
    },
    add({ kind, method: asked, status: code }: Counted): void {
      const method = methods.includes(asked) ? asked : 'other'
      const status = statusClass(code)
      const key = `${kind} ${method} ${status}`
      const known = counts.get(key)
      if (known) known.count += 1
      else counts.set(key, { kind, method, status, count: 1 })
    },
    list(): Count[] {
      const kept = [...keptPages].flatMap(([status, byMethod]) =>
        Object.entries(byMethod).map(([method, count]): Count => ({
          ...{ kind: 'kept-page', method, status: statusClass(status), count },
        })),
      )
      return [...kept, ...counts.values()]
    },
  }
}
