import { paths, splitLocale } from '@/i18n/paths'
import { parseRecordId } from '@/lib/record-id'

/** Methods that this server recognises (RFC 9110, 9.3; RFC 5789); any other one is 501. */
const recognised = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT']

const read = ['GET', 'HEAD']
const readAndSend = [...read, 'POST']
const send = ['POST']

type Route = {
  /** This path and all below it. */
  path: string
  methods: readonly string[]
}

/** What takes more than reading. Pages, files and everything else are only read. */
const routes: readonly Route[] = [
  { path: '/api', methods: [...readAndSend, 'PUT', 'PATCH', 'DELETE'] },
  // Server functions of the panel are sent to the page that calls them.
  { path: '/admin', methods: readAndSend },
  { path: '/auth', methods: readAndSend },
  { path: '/account', methods: readAndSend },
  { path: '/contact', methods: readAndSend },
  { path: '/usermeta', methods: readAndSend },
  { path: '/csp-report', methods: send },
]

function methodsOf(asked: string): readonly string[] {
  const route = routes.find(({ path }) => asked === path || asked.startsWith(`${path}/`))
  return route?.methods ?? read
}

export type MethodRefusal = { status: 204 | 405; allow: string } | { status: 501 }

/**
 * What is answered to a method before anybody looks at the request; null where it is served.
 * `OPTIONS` is always answered here: nothing of this site is called from another origin.
 */
export function refuseMethod({
  method = 'GET',
  path,
}: {
  method: string | undefined
  path: string
}): MethodRefusal | null {
  const methods = methodsOf(path)
  if (methods.includes(method)) return null
  if (!recognised.includes(method)) return { status: 501 }
  return { status: method === 'OPTIONS' ? 204 : 405, allow: methods.join(', ') }
}

/** Pages that are addressed by the number of a record. */
const recordPages: readonly string[] = [paths.members]

/** Whether the address of a page cannot be one, whatever records there are. */
export function isImpossiblePage(path: string): boolean {
  const [, folder, id, ...below] = (splitLocale(path)?.path ?? '').split('/')
  if (id === undefined || below.length > 0 || !recordPages.includes(`/${folder}`)) return false
  return parseRecordId(id) === null
}
