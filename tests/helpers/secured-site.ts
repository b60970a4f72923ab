import { readFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { inject } from 'vitest'
import { z } from 'zod'
import { createdId } from './created'
import { type Answer, type Device, joinSite, type Member, openDevice } from './device'

/** Where the site of `tests/security` answers, and what it takes for its own address. */
export function securedSite() {
  const settings = inject('siteSettings')
  return {
    address: inject('siteAddress'),
    appAddress: inject('appAddress'),
    origin: settings.SITE_URL ?? '',
    settings,
    log: () => readFileSync(inject('siteLog'), 'utf8'),
    mailboxUrl: inject('mailboxAddress'),
  }
}

/** Someone whom the site does not know, from a network of their own, on a page of the site. */
export function newDevice(): Device {
  return onPage(openDevice(securedSite()))
}

const MOST_TRIES = 8

/** What names of cookies may begin with behind https. */
const prefixes = ['', '__Host-', '__Secure-'] as const

/** A `Cookie` header that shows a token, whatever the name of its cookie begins with. */
export function showing(name: string, token: string): { cookie: string } {
  return { cookie: prefixes.map((prefix) => `${prefix}${name}=${token}`).join('; ') }
}

/** As a browser does, which Payload believes: without it nobody’s session counts in a question. */
function onPage(device: Device): Device {
  return {
    ...device,
    cookie: (name) =>
      prefixes.map((prefix) => device.cookie(`${prefix}${name}`)).find(Boolean) ?? null,
    call: async (path, { headers, ...call } = {}) => {
      const asked = { ...call, headers: { 'sec-fetch-site': 'same-origin', ...headers } }
      // A busy site says when to come again.
      for (let tries = 1; tries < MOST_TRIES; tries += 1) {
        const answer = await device.call(path, asked)
        if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer
        await sleep(1000)
      }
      return device.call(path, asked)
    },
  }
}

export async function newMember(): Promise<Member> {
  const member = await joinSite(securedSite())
  return { ...member, device: onPage(member.device) }
}

export const roles = ['admin', 'editor', 'translator', 'reviewer'] as const
export type Role = (typeof roles)[number]

export type Editor = { id: number; email: string; device: Device }

export const editorPassword = 'o-parola-de-redactor-7'

/** Signs in to the panel; the answer as it is. */
export function signIn(
  device: Device,
  { email, password = editorPassword }: { email: string; password?: string },
): Promise<Answer> {
  return device.call('/api/editors/login', { body: { email, password } })
}

let first: Promise<Device> | undefined

/** The administrator that the site begins with, signed in once for all tests of a file. */
export function firstEditor(): Promise<Device> {
  first ??= (async () => {
    const device = newDevice()
    const { EDITOR_EMAIL: email = '', EDITOR_PASSWORD: password = '' } = securedSite().settings
    const answer = await signIn(device, { email, password })
    z.literal(200).parse(answer.status)
    return device
  })()
  return first
}

/** An editor of a role, made by the first one and signed in. */
export async function newEditor(role: Role): Promise<Editor> {
  const email = `${role}-${randomBytes(4).toString('hex')}@pasiuni.example`
  const body = {
    ...{ email, password: editorPassword, name: `A ${role}`, role },
    ...(role === 'translator' || role === 'reviewer' ? { languages: ['ru'] } : {}),
  }
  const answer = await (await firstEditor()).call('/api/editors', { body })
  const id = createdId(answer.body)
  const device = newDevice()
  z.literal(200).parse((await signIn(device, { email })).status)
  return { id, email, device }
}

/** Asks the site's database. */
export async function queryRows(
  query: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> {
  const database = new Client({ connectionString: securedSite().settings.DATABASE_URL })
  await database.connect()
  try {
    const { rows } = await database.query<Record<string, unknown>>(query, [...values])
    return rows
  } finally {
    await database.end()
  }
}
