import type { SanitizedConfig } from 'payload'
import { beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { converse } from '../../scripts/differential/conversation'
import { oddities, oddRequest } from '../../scripts/differential/odd-requests'
import { createRandom } from '../../scripts/differential/random'
import { parseJson } from '../../src/lib/parse-json'
import { listFields } from '../helpers/fuzz/fields'
import { type MarkerSecrets, plantMarkerSecrets } from '../helpers/fuzz/marker-secrets'
import { oddBody, oddQuery, oddSegment, oddValue } from '../helpers/fuzz/odd-values'
import { people, type Person } from '../helpers/fuzz/people'
import { listRoutes } from '../helpers/fuzz/routes'
import { firstEditor, securedSite } from '../helpers/secured-site'

// `SEED=7 npm test -- tests/security/fuzz` tries others, `ROUNDS=20` goes on for longer.
const seed = Number(process.env.SEED ?? 1)
const rounds = Number(process.env.ROUNDS ?? 1)
/** How many requests each part sends: always the same ones, however fast the machine is. */
const counts = { raw: 5000 * rounds, calls: 1100 * rounds, fields: 120 * rounds }
const timeoutMs = 10_000 // of one request; a busy site is asked again
const timeout = 240_000 * rounds

let crew: Person[] = []
let secrets: MarkerSecrets
let config: SanitizedConfig

beforeAll(async () => {
  console.log(`Repeat these requests with SEED=${seed}.`)
  crew = await people()
  secrets = await plantMarkerSecrets()
  Object.assign(process.env, inject('siteSettings'))
  const { default: configuring } = await import('@payload-config')
  config = await configuring
}, 120_000)

type Asked = { method: string; path: string; type?: string; body?: string }

/** What is wrong with an answer; nothing where all is well. */
async function findFaults({ person, asked }: { person: Person; asked: Asked }): Promise<string[]> {
  const { method, path, type, body } = asked
  const device = await person.device()
  const hasBody = !['GET', 'HEAD'].includes(method) && body !== undefined
  const name = `${person.kind}: ${method} ${path.slice(0, 200)} ${hasBody ? `${type ?? ''} ${body.slice(0, 300)}` : ''}`
  const started = Date.now()
  const answer = await Promise.race([
    device.call(path, {
      method,
      ...(hasBody ? { body, headers: { 'content-type': type ?? 'application/json' } } : {}),
    }),
    new Promise<null>((resolve) => setTimeout(() => resolve(null), timeoutMs).unref()),
  ]).catch((error: unknown) => (Date.now() - started > timeoutMs ? null : { error }))
  if (answer === null) return [`no answer: ${name}`]
  if ('error' in answer) return [`${String(answer.error)}: ${name}`]
  const said = `${JSON.stringify([...answer.headers])}${answer.text}`
  return [
    // 501 is what a method gets that nobody knows.
    ...(answer.status >= 500 && answer.status !== 501
      ? [`${answer.status}: ${name} → ${answer.text.slice(0, 200)}`]
      : []),
    ...secrets.inAnswer(said).map((secret) => `tells ${secret}: ${name}`),
  ]
}

/** Sends what is thought up, two at a time. Gives what was found. */
async function sendAll(options: {
  count: number
  send: (number: number) => Promise<string[]>
}): Promise<string[]> {
  const { count, send } = options
  const faults: string[] = []
  let sent = 0
  async function work(): Promise<void> {
    while (sent < count && faults.length < 40) {
      const number = sent
      sent += 1
      faults.push(...(await send(number)))
    }
  }
  await Promise.all([work(), work()])
  return faults
}

function newLines(from: number): string[] {
  return securedSite()
    .log()
    .slice(from)
    .split('\n')
    .flatMap((line) =>
      secrets.inLog(line).map((secret) => `tells ${secret}: ${line.slice(0, 300)}`),
    )
}

const errorLine = z.object({
  level: z.literal('error'),
  error: z.object({ message: z.string(), stack: z.string().default('') }),
})

/** What the site has said of its failures, each once: where to look. */
function reasons(from: number): string[] {
  const said = securedSite().log().slice(from).split('\n').filter(Boolean)
  const errors = said.flatMap((line) => errorLine.safeParse(parseJson(line)).data?.error ?? [])
  return [...new Set(errors.map(({ message, stack }) => `${message} ${stack.slice(0, 500)}`))]
}

/** Fails where anything was found, with what the site said about it. */
function expectNone({ faults, from }: { faults: string[]; from: number }): void {
  const found = [...faults, ...newLines(from)].slice(0, 20)
  expect(found, found.length === 0 ? '' : reasons(from).slice(0, 20).join('\n')).toEqual([])
}

it('odd requests are answered or refused, in time, and none fails', { timeout }, async () => {
  const random = createRandom(seed)
  const before = securedSite().log().length
  const port = Number(new URL(securedSite().address).port)
  const paths = [
    '/ro',
    '/api/projects',
    '/account',
    '/contact/form',
    '/auth/signin',
    '/admin',
    '/',
  ] as const
  const send = async () => {
    const bytes = oddRequest({ random, oddity: random.pick(oddities), path: random.pick(paths) })
    const splitAt = random.below(bytes.length)
    const { text, isCut } = await converse({ port, bytes, splitAt, timeoutMs, isAll: true })
    const said = isCut
      ? 'no end'
      : (/^HTTP\/1\.1 (?!501|503|505)5\d\d.{0,40}/m.exec(text)?.[0] ?? '')
    return [
      ...(said === '' ? [] : [`${said}: ${JSON.stringify(bytes)}`]),
      ...secrets.inAnswer(text).map((secret) => `tells ${secret}: ${JSON.stringify(bytes)}`),
    ]
  }
  const faults = await sendAll({ count: counts.raw, send })
  expectNone({ faults, from: before })
})

it('odd bodies and queries are refused by every call', { timeout }, async () => {
  const random = createRandom(seed + 1)
  const before = securedSite().log().length
  const routes = listRoutes(config)
  expect(routes.length).toBeGreaterThan(150)
  const names = [
    'email',
    'password',
    'name',
    'id',
    'text',
    'formFields',
    'token',
    'role',
    'locale',
    'data',
    'path',
    'title',
  ]
  const first = random.below(crew.length)
  expect(routes.length).toBeLessThan(counts.calls)
  const faults = await sendAll({
    count: counts.calls,
    send: (number) => {
      const { method, path } = routes[number % routes.length] ?? { method: 'GET', path: '/' }
      const person = crew[(first + number + Math.floor(number / routes.length)) % crew.length]
      if (!person) throw new Error('There is nobody.')
      const address = path.replace(/:[A-Za-z]+\??/g, () => oddSegment(random))
      const { type, text: body } = oddBody(random, names)
      const asked = { method, path: `${address}${oddQuery(random)}`, type, body }
      return findFaults({ person, asked })
    },
  })
  expectNone({ faults, from: before })
})

const list = z.object({ docs: z.array(z.object({ id: z.union([z.number(), z.string()]) })) })

/** A record of each collection to be changed, where there is one. */
async function firstRecords(): Promise<Map<string, string>> {
  const admin = await firstEditor()
  const found = config.collections.map(async ({ slug }) => {
    const answer = await admin.call(`/api/${slug}?limit=1&depth=0&sort=-id`)
    const [doc] = list.safeParse(answer.body).data?.docs ?? []
    return doc && slug !== 'editors' ? [[`/api/${slug}`, `/api/${slug}/${doc.id}`] as const] : []
  })
  return new Map((await Promise.all(found)).flat())
}

it('odd values are refused by every field, whoever sends them', { timeout }, async () => {
  const random = createRandom(seed + 2)
  const before = securedSite().log().length
  const records = await firstRecords()
  const fields = listFields(config)
  expect(fields.length).toBeGreaterThan(200)
  const shuffled = fields
    .map((field) => ({ field, at: random.below(2 ** 31) }))
    .sort((one, other) => one.at - other.at)
    .map(({ field }) => field)
  const admin = crew.find(({ kind }) => kind === 'admin')
  if (!admin) throw new Error('There is no administrator.')
  const faults = await sendAll({
    count: counts.fields,
    send: (number) => {
      const field = shuffled[number % shuffled.length]
      if (!field) throw new Error('There are no fields.')
      const [one = admin, ...others] = crew
      const person = random.chance(0.7) ? admin : random.pick([one, ...others])
      const record = field.isOfGlobal || random.chance(0.3) ? undefined : records.get(field.address)
      const path = `${record ?? field.address}?depth=0&locale=${random.pick(['ro', 'en', 'ru'])}${random.chance(0.3) ? '&draft=true' : ''}`
      const status = random.chance(0.3) ? { _status: random.pick(['draft', 'published']) } : {}
      const body = JSON.stringify({ ...field.wrap(oddValue(random)), ...status })
      return findFaults({ person, asked: { method: record ? 'PATCH' : 'POST', path, body } })
    },
  })
  expectNone({ faults, from: before })
})
