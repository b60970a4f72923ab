import { isRecord } from '@/lib/is-record'

/**
 * A collection or global of the REST API; `versions` where it keeps some, `auth` where it can sign
 * in.
 */
type Entity = { slug: string; versions?: unknown; auth?: unknown }

type Config = { collections: Entity[]; globals: Entity[] }

function answer({ status, message }: { status: number; message: string }): Response {
  return Response.json({ errors: [{ message }] }, { status })
}

/** Whether versions are asked for of what has none. */
function asksForNoVersions({ segments, config }: { segments: string[]; config: Config }): boolean {
  const isGlobal = segments[0] === 'globals'
  const [slug, part] = isGlobal ? segments.slice(1) : segments
  if (part !== 'versions') return false
  const { collections, globals } = config
  const found = (isGlobal ? globals : collections).find((one) => one.slug === slug)
  return found !== undefined && !found.versions
}

/** Whether an address is to be verified where nobody is asked to. */
function verifiesNobody({ segments, config }: { segments: string[]; config: Config }): boolean {
  const [slug, part] = segments
  const found = config.collections.find((one) => one.slug === slug)
  return part === 'verify' && isRecord(found?.auth) && !found.auth.verify
}

/**
 * Answers addresses of the REST API at which Payload would fail instead of answering 404; null for
 * all others.
 * @param options `segments`: of the path behind `/api`, decoded
 */
export function refuseAddress({
  segments,
  search,
  config,
}: {
  segments: string[]
  search: string
  config: Config
}): Response | null {
  if (search.includes('%00') || segments.some((segment) => segment.includes('\0'))) {
    return answer({ status: 400, message: 'The address cannot be read.' })
  }
  // Payload finds a collection by its name on an object, prototype included.
  const isInherited = (segments[0] ?? '') in Object.prototype
  return isInherited ||
    asksForNoVersions({ segments, config }) ||
    verifiesNobody({ segments, config })
    ? answer({ status: 404, message: 'Not found' })
    : null
}
