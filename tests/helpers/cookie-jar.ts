type Cookie = { value: string; path: string }

/** Keeps cookies as a browser does, as far as the site's own need it: by name, path and expiry. */
export function cookieJar() {
  const cookies = new Map<string, Cookie>()

  function keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
    const at = pair.indexOf('=')
    const name = pair.slice(0, at)
    const settings = new Map(
      attributes.map((attribute) => {
        const [key = '', value = ''] = attribute.split(/=(.*)/s)
        return [key.toLowerCase(), value]
      }),
    )
    const expires = Date.parse(settings.get('expires') ?? '')
    const isGone = settings.get('max-age') === '0' || expires <= Date.now()
    if (isGone) cookies.delete(name)
    else cookies.set(name, { value: pair.slice(at + 1), path: settings.get('path') ?? '/' })
  }

  return {
    /** Takes over what an answer sets. */
    take: ({ headers }: Response) => headers.getSetCookie().forEach(keep),
    /** The `Cookie` header for a path. */
    headerFor: (path: string) =>
      [...cookies]
        .filter(([, cookie]) => path.startsWith(cookie.path))
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    get: (name: string) => cookies.get(name)?.value ?? null,
    names: () => [...cookies.keys()],
  }
}
