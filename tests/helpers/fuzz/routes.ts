import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Endpoint, SanitizedConfig } from 'payload'
import { checkout } from '../../../src/dev/checkout'

/** `path` has `:name` where the address of something is filled in. */
export type Route = { method: string; path: string }

const app = 'src/app'

/** Every call that the site takes: route handlers of Next, and Payload’s endpoints with the panel’s. */
export function listRoutes(config: SanitizedConfig): Route[] {
  const collections = config.collections.flatMap(({ slug, endpoints }) => [
    ...endpointRoutes(`/api/${slug}`, endpoints),
    ...['GET', 'POST', 'PATCH', 'DELETE'].map((method) => ({ method, path: `/api/${slug}` })),
    ...['GET', 'PATCH', 'DELETE'].map((method) => ({ method, path: `/api/${slug}/:id` })),
    ...['versions', 'versions/:id', 'count', 'access/:id'].map((path) => ({
      ...{ method: 'GET', path: `/api/${slug}/${path}` },
    })),
    ...['versions/:id', 'duplicate', 'duplicate/:id'].map((path) => ({
      ...{ method: 'POST', path: `/api/${slug}/${path}` },
    })),
  ])
  const globals = config.globals.flatMap(({ slug, endpoints }) => [
    ...endpointRoutes(`/api/globals/${slug}`, endpoints),
    ...['GET', 'POST'].map((method) => ({ method, path: `/api/globals/${slug}` })),
  ])
  const all = [
    ...handlers(),
    ...endpointRoutes('/api', config.endpoints),
    ...collections,
    ...globals,
  ]
  const byName = new Map(all.map((route) => [`${route.method} ${route.path}`, route]))
  return [...byName.values()]
}

function endpointRoutes(base: string, endpoints: false | Omit<Endpoint, 'root'>[]): Route[] {
  return (endpoints || []).map(({ method, path }) => ({
    method: method.toUpperCase(),
    path: `${base}${path}`,
  }))
}

function handlers(): Route[] {
  const files = readdirSync(join(checkout, app), { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('route.ts') && !file.includes('[...slug]'))
    .flatMap((file) => {
      const path = file
        .replace(/(?:^|\/)\([^)]*\)/g, '')
        .replace(/\/?route\.ts$/, '')
        .replace(/\[+(?:\.{3})?([^\]]*)\]+/g, ':$1')
      const text = readFileSync(join(checkout, app, file), 'utf8')
      const methods = [...text.matchAll(/export (?:async function|const|function) ([A-Z]+)\b/g)]
      const named = methods.flatMap(([, method]) => method ?? [])
      // Where they are handed on from elsewhere, both that browsers use.
      return (named.length > 0 ? named : ['GET', 'POST']).map((method) => ({
        ...{ method, path: `/${path}` },
      }))
    })
}
