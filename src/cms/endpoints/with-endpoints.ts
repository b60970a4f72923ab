import type { Config, Endpoint } from 'payload'

const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options'] as const

/**
 * Adds the endpoints of a feature. What Payload answers with 404 at their addresses follows HTTP: a
 * HEAD is a GET, and other methods are answered with those that are allowed (RFC 9110, 9.3 and 15.5.6).
 */
export function withEndpoints({
  config,
  endpoints,
}: {
  config: Config
  endpoints: readonly Endpoint[]
}): Config {
  const paths = [...new Set(endpoints.map(({ path }) => path))]
  const added = paths.flatMap((path) =>
    completed(endpoints.filter((endpoint) => endpoint.path === path)),
  )
  return { ...config, endpoints: [...(config.endpoints ?? []), ...added] }
}

/** The endpoints of one path, and those of the methods that it does not have. */
function completed(given: readonly Endpoint[]): Endpoint[] {
  const heads = given
    .filter(({ method }) => method === 'get')
    .map((endpoint): Endpoint => ({ ...endpoint, method: 'head' }))
  const answered = [...given, ...heads]
  const names = answered.map(({ method }) => method.toUpperCase())
  const allow = [...names, 'OPTIONS'].sort().join(', ')
  const others = methods.filter((name) => answered.every(({ method }) => method !== name))
  const closed = others.flatMap((method) =>
    given.slice(0, 1).map(({ path }): Endpoint => {
      const status = method === 'options' ? 204 : 405
      return { path, method, handler: () => new Response(null, { status, headers: { allow } }) }
    }),
  )
  return [...answered, ...closed]
}
