import type { ServerResponse } from 'node:http'

type SetHeader = ServerResponse['setHeader']
type Value = Parameters<SetHeader>[1]

/**
 * Mends the headers that Next gives a page. It lets proxies keep pages for a year: ours are to ask
 * every time and get a 304. It overwrites `Vary`, to which `vary` belongs as well. And it makes a
 * stale page anew after the answer has gone out, when Node refuses headers: kept here, where a
 * redirect leads finds its way into the page cache.
 */
export function mendPageHeaders({ res, vary }: { res: ServerResponse; vary: string[] }): void {
  const { setHeader, getHeader, appendHeader } = res
  const late = new Map<string, Value>()

  function mended(name: string, value: Value): Value {
    if (name === 'cache-control' && String(value).includes('s-maxage')) {
      return 'public, max-age=0, must-revalidate'
    }
    return name === 'vary'
      ? [...new Set([...vary, ...String(value).split(/, */)])].join(', ')
      : value
  }

  let current: SetHeader = function setPageHeader(name, value) {
    return Reflect.apply(setHeader, res, [name, mended(name.toLowerCase(), value)])
  }
  // Next puts a function of its own in this place, which drops what comes late.
  Object.defineProperty(res, 'setHeader', {
    get: () => current,
    set: (replacement: SetHeader) => {
      current = function setHeaderOrKeepIt(name, value) {
        if (!res.headersSent) return Reflect.apply(replacement, res, [name, value])
        late.set(name.toLowerCase(), value)
        return res
      }
    },
  })
  res.getHeader = function getPageHeader(name) {
    const value = late.get(name.toLowerCase())
    return value === undefined ? Reflect.apply(getHeader, res, [name]) : String(value)
  }
  res.appendHeader = function appendPageHeader(name, value) {
    // A page made just now has its target already; the copy in its cache entry would repeat it.
    if (name.toLowerCase() === 'location') return res.setHeader(name, value)
    return Reflect.apply(appendHeader, res, [name, value])
  }
}
