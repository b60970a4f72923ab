import {
  createLocalReq,
  Forbidden,
  getAccessResults,
  type PayloadRequest,
  type TypedUser,
} from 'payload'
import { isRecord } from '../../src/lib/is-record'
import type { useCms } from './cms'
import type { Answer } from './access-table'

type Site = ReturnType<typeof useCms>

/** Someone who tries an operation; `id` of an editor. */
export type Prober = {
  id: number | null
  rest: (path: string, init?: { method?: string; body?: object }) => Promise<Response>
  user: TypedUser | null
}

type Probe = { site: Site; slug: string; operation: string; prober: Prober }

const own = 'ru'
const foreign = 'en'
// Nothing has this number: anyone who may do something is told so, and nothing is done.
const nowhere = 987_654

function inLanguages([here, elsewhere]: [boolean, boolean]): Answer {
  if (here && elsewhere) return 'yes'
  if (elsewhere) throw new Error('Someone writes another language and not their own.')
  return here ? 'own language' : 'no'
}

function isAllowed(status: number): boolean {
  return ![401, 403, 501].includes(status)
}

const deletedAt = '2026-11-21T12:00:00.000Z'

async function restAllows({
  prober: { rest },
  path,
  method = 'GET',
  body,
}: Pick<Probe, 'prober'> & { path: string; method?: string; body?: object }): Promise<boolean> {
  return isAllowed((await rest(path, { method, ...(body && { body }) })).status)
}

function isRule(value: unknown): value is (args: { req: PayloadRequest }) => unknown {
  return typeof value === 'function'
}

/** Whether a rule lets someone at some records only. */
async function isLimited({ site, slug, operation, prober }: Probe): Promise<boolean> {
  const req = await createLocalReq({ user: prober.user ?? undefined }, site.cms)
  const { collections, globals } = site.cms.config
  const entity = [...collections, ...globals].find((each) => each.slug === slug)
  const rule: unknown = entity && Reflect.get(entity.access, operation)
  return isRule(rule) && isRecord(await rule({ req }))
}

/** “No” about a record that is not there may mean that only one's own are open. */
async function orOwn({
  answer,
  tryOwn,
  ...probe
}: Probe & { answer: Answer; tryOwn: (id: number) => Promise<boolean> }): Promise<Answer> {
  if (answer !== 'no' || !(await isLimited(probe))) return answer
  const { slug, prober } = probe
  if (slug !== 'editors') return 'own record'
  return prober.id !== null && (await tryOwn(prober.id)) ? 'own record' : 'no'
}

function isOfPayload(slug: string): boolean {
  return slug.startsWith('payload-')
}

async function narrowAnswer(probe: Probe, answer: Answer): Promise<Answer> {
  if (answer !== 'yes' || !(await isLimited(probe))) return answer
  return isOfPayload(probe.slug) ? 'own record' : 'published'
}

/** What someone may do with a collection over REST. */
export async function probeRest(probe: Probe): Promise<Answer> {
  const { slug, operation, prober } = probe
  const yesOrNo = async (call: { path: string; method?: string; body?: object }) =>
    (await restAllows({ prober, ...call })) ? 'yes' : 'no'
  const patch = (id: number, locale: string, body: object) =>
    restAllows({
      prober,
      path: `/${slug}/${id}?draft=true&locale=${locale}`,
      method: 'PATCH',
      body,
    })
  switch (operation) {
    case 'read':
      return narrowAnswer(probe, await yesOrNo({ path: `/${slug}?limit=1&depth=0` }))
    case 'readVersions':
      return yesOrNo({ path: `/${slug}/versions?limit=1&depth=0` })
    case 'create':
      return yesOrNo({ path: `/${slug}?locale=${own}`, method: 'POST', body: {} })
    case 'update': {
      const answer = inLanguages([await patch(nowhere, own, {}), await patch(nowhere, foreign, {})])
      return orOwn({ ...probe, answer, tryOwn: (id) => patch(id, own, {}) })
    }
    case 'trash':
      return (await patch(nowhere, own, { deletedAt })) ? 'yes' : 'no'
    case 'delete': {
      const answer = await yesOrNo({ path: `/${slug}/${nowhere}`, method: 'DELETE' })
      return orOwn({ ...probe, answer, tryOwn: () => Promise.resolve(false) })
    }
    case 'unlock':
      return yesOrNo({
        path: `/${slug}/unlock`,
        method: 'POST',
        body: { email: process.env.EDITOR_EMAIL },
      })
    case 'admin': {
      const access: unknown = await (await prober.rest('/access')).json()
      return isRecord(access) && access.canAccessAdmin === true ? 'yes' : 'no'
    }
    default:
      throw new Error(`Nobody knows how to try “${operation}”.`)
  }
}

/** What someone may do with a global over REST. */
export async function probeGlobalRest({ slug, operation, prober }: Probe): Promise<Answer> {
  const path = `/globals/${slug}`
  if (operation === 'read') return (await restAllows({ prober, path })) ? 'yes' : 'no'
  if (operation === 'readVersions') {
    return (await restAllows({ prober, path: `${path}/versions?limit=1` })) ? 'yes' : 'no'
  }
  const save = (locale: string) =>
    restAllows({ prober, path: `${path}?draft=true&locale=${locale}`, method: 'POST', body: {} })
  return inLanguages([await save(own), await save(foreign)])
}

/** Whether a call of the Local API gets past the access rules; what stops it later does not count. */
async function localAllows(call: () => Promise<unknown>): Promise<boolean> {
  try {
    await call()
    return true
  } catch (error) {
    const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined
    return !(error instanceof Forbidden) && (typeof status !== 'number' || isAllowed(status))
  }
}

/** What someone may do with a collection through the Local API. */
export async function probeLocal(probe: Probe): Promise<Answer> {
  const { site, slug: name, operation, prober } = probe
  const slug = site.cms.config.collections.find((each) => each.slug === name)?.slug
  if (slug === undefined) throw new Error(`There is no collection ${name}.`)
  const { cms } = site
  const who = {
    ...(prober.user && { user: prober.user }),
    overrideAccess: false,
    depth: 0,
  } as const
  const yesOrNo = async (call: () => Promise<unknown>) => ((await localAllows(call)) ? 'yes' : 'no')
  const patch = (id: number, locale: 'ru' | 'en', data: object) =>
    localAllows(() => cms.update({ collection: slug, id, locale, draft: true, data, ...who }))
  switch (operation) {
    case 'read': {
      const find = () => cms.find({ collection: slug, limit: 1, ...who })
      return narrowAnswer(probe, await yesOrNo(find))
    }
    case 'readVersions':
      return yesOrNo(() => cms.findVersions({ collection: slug, limit: 1, ...who }))
    case 'create':
      return yesOrNo(() => cms.create({ collection: slug, locale: own, data: {}, ...who }))
    case 'update': {
      const answer = inLanguages([await patch(nowhere, own, {}), await patch(nowhere, foreign, {})])
      return orOwn({ ...probe, answer, tryOwn: (id) => patch(id, own, {}) })
    }
    case 'trash':
      return (await patch(nowhere, own, { deletedAt })) ? 'yes' : 'no'
    case 'delete': {
      const answer = await yesOrNo(() => cms.delete({ collection: slug, id: nowhere, ...who }))
      return orOwn({ ...probe, answer, tryOwn: () => Promise.resolve(false) })
    }
    case 'unlock':
      return yesOrNo(async () => {
        const req = await createLocalReq({ user: prober.user ?? undefined }, cms)
        const data = { email: process.env.EDITOR_EMAIL ?? '', password: '' }
        return cms.unlock({ collection: 'editors', data, overrideAccess: false, req })
      })
    default:
      throw new Error(`Nobody knows how to try “${operation}”.`)
  }
}

/** What someone may do with a global through the Local API. */
export async function probeGlobalLocal(probe: Probe): Promise<Answer> {
  const { site, slug: name, operation, prober } = probe
  const { cms } = site
  const slug = cms.config.globals.find((each) => each.slug === name)?.slug
  if (slug === undefined) throw new Error(`There is no global ${name}.`)
  const who = {
    ...(prober.user && { user: prober.user }),
    overrideAccess: false,
    depth: 0,
  } as const
  if (operation === 'read') {
    const isOpen = await localAllows(() => cms.findGlobal({ slug, ...who }))
    return narrowAnswer(probe, isOpen ? 'yes' : 'no')
  }
  if (operation === 'readVersions') {
    return (await localAllows(() => cms.findGlobalVersions({ slug, limit: 1, ...who })))
      ? 'yes'
      : 'no'
  }
  const save = (locale: 'ru' | 'en') =>
    localAllows(() => cms.updateGlobal({ slug, locale, draft: true, data: {}, ...who }))
  return inLanguages([await save(own), await save(foreign)])
}

/** What the admin panel is told that someone may do, in their language and in another. */
export async function panelAnswers({ site, prober }: Pick<Probe, 'site' | 'prober'>) {
  const told = async (locale: string) => {
    const req = await createLocalReq({ locale, user: prober.user ?? undefined }, site.cms)
    req.payloadAPI = 'REST'
    return getAccessResults({ req })
  }
  const [here, elsewhere] = [await told(own), await told(foreign)]
  const getValue = (permissions: unknown, path: string[]): unknown =>
    path.reduce<unknown>(
      (at, key) => (at === true ? true : isRecord(at) ? at[key] : false),
      permissions,
    )
  return {
    canAccessAdmin: here.canAccessAdmin ? 'yes' : 'no',
    answer(...path: string[]): Answer {
      const value = getValue(here, path)
      if (isRecord(value) && value.permission === true) {
        return 'own record'
      }
      return inLanguages([value === true, getValue(elsewhere, path) === true])
    },
  } as const
}
