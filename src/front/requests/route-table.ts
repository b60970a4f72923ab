import { existsSync, readdirSync } from 'node:fs'
import { paths, splitLocale } from '@/i18n/paths'
import { isAccountId } from '@/lib/account-id'

/** Destination of a path without a language. */
export type Destination = 'admin' | 'api' | 'service' | 'nowhere'

/** Limits of a request body, in bytes and seconds. */
export type BodyLimit = { bytes: number; seconds: number }

type Route = {
  /** This path and all below it. */
  path: string
  destination: Destination
  methods: readonly string[]
  body: BodyLimit
  /** For a signed-in editor, where that is more. */
  editorBody?: BodyLimit
  /** Methods for signed-in editors alone. */
  editorMethods?: readonly string[]
}

const kB = 1024
const MB = 1024 * kB
const json: BodyLimit = { bytes: 64 * kB, seconds: 30 }
// A plain form spells every Cyrillic letter in six bytes.
const form: BodyLimit = { bytes: 256 * kB, seconds: 30 }
const file: BodyLimit = { bytes: 20 * MB + 64 * kB, seconds: 120 }

const read = ['GET', 'HEAD']
const readAndSend = [...read, 'POST']

const api = {
  destination: 'api',
  methods: [...readAndSend, 'PUT', 'PATCH', 'DELETE'],
  body: json,
} as const
const calls = { destination: 'service', methods: readAndSend, body: json } as const

/** Routes with limits of their own; the first match counts. */
const routes: readonly Route[] = [
  // All content with its pictures, read while it comes (src/features/transfer).
  {
    ...{ path: '/api/workplace/content/import', ...api },
    editorBody: { bytes: 1024 * MB, seconds: 600 },
  },
  // A file of translations, and decisions about its conflicts.
  { path: '/api/translations/import', ...api, editorBody: { ...file, bytes: 25 * MB } },
  { path: '/api', ...api, editorBody: file },
  // Server functions of the panel are sent to the page that calls them, with the state of a whole
  // document. Next reads what a call carries before it asks who calls, and fails at odd ones; the
  // pages for strangers call none.
  {
    ...{ path: '/admin', ...calls, destination: 'admin' },
    editorBody: { bytes: 4 * MB, seconds: 60 },
    editorMethods: ['POST'],
  },
  { path: '/auth', ...calls },
  { path: '/account/applications/form', ...calls, body: form },
  { path: '/account', ...calls },
  { path: '/contact/form', ...calls, body: form },
  { path: '/contact', ...calls },
  { path: '/usermeta', ...calls },
  { path: '/csp-report', ...calls, methods: ['POST'], body: { ...json, bytes: 16 * kB } },
]

/** First path segments of what else is no page; files of the public folder come on top. */
const services = [
  '_next',
  'healthz',
  'language',
  'manifest.webmanifest',
  'members',
  'preview',
  'robots.txt',
  'share-images',
  'sitemap.xml',
]

function findRoute(requestPath: string): Route | undefined {
  return routes.find(({ path }) => requestPath === path || requestPath.startsWith(`${path}/`))
}

/** Tells who answers addresses without a language; `publicFolder` is listed once. */
export function createDestinations({ publicFolder }: { publicFolder: string }) {
  const files = existsSync(publicFolder) ? readdirSync(publicFolder) : []
  const known = new Set([...services, ...files])

  return function destination(path: string): Destination {
    const [, first = ''] = path.split('/')
    return findRoute(path)?.destination ?? (known.has(first) ? 'service' : 'nowhere')
  }
}

export function getBodyLimit({ path, isEditor }: { path: string; isEditor: boolean }): BodyLimit {
  const route = findRoute(path)
  return (isEditor ? route?.editorBody : undefined) ?? route?.body ?? json
}

/** Whether a method is only for editors who have signed in. */
export function isForEditors({ method, path }: { method: string; path: string }): boolean {
  return findRoute(path)?.editorMethods?.includes(method) ?? false
}

/** Methods that this server recognises (RFC 9110, 9.3; RFC 5789); any other one is 501. */
const recognised = [...api.methods, 'OPTIONS', 'TRACE', 'CONNECT']

export type MethodRefusal = { status: 204 | 405; allow: string } | { status: 501 }

/**
 * The answer to a method before the request is looked at; null where it is served.
 * `OPTIONS` is always answered here: nothing of this site is called from another origin.
 */
export function refuseMethod({
  method = 'GET',
  path,
}: {
  method: string | undefined
  path: string
}): MethodRefusal | null {
  const methods = findRoute(path)?.methods ?? read
  if (methods.includes(method)) return null
  if (!recognised.includes(method)) return { status: 501 }
  return { status: method === 'OPTIONS' ? 204 : 405, allow: methods.join(', ') }
}

/** Whether an address cannot be that of a page, whatever records there are. */
export function isImpossiblePage(path: string): boolean {
  const [, folder, id, ...below] = (splitLocale(path)?.path ?? '').split('/')
  if (id === undefined || below.length > 0 || `/${folder}` !== paths.members) return false
  return !isAccountId(id)
}
