import { randomBytes } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Device, toFormFields, goodPassword, openDevice } from '../../tests/helpers/device'
import { plainGet } from '../../tests/helpers/plain-get'
import { sitePages } from '../../tests/helpers/site-pages'
import type { Ledger } from './ledger'
import type { Rig } from './rig'
import { broken, createTally, saidBy, type Tally } from './tally'

const pauseMs = 250
const timeoutMs = 60_000
const pages = sitePages.filter(({ isKept }) => isKept).map(({ address }) => address)

/** People who keep doing what they do until they are stopped. */
export type People = {
  tally: Tally
  /** When something last went as it should. */
  lastGood: () => number
  stop: () => Promise<void>
}

type Work = {
  note: (said: string, since: number, text?: string) => void
  signal: AbortSignal
}

function goOn(workers: ((work: Work) => Promise<void>)[], good: RegExp): People {
  const tally = createTally()
  const ending = new AbortController()
  let lastGood = 0
  const note: Work['note'] = (said, since, text = '') => {
    tally.note({ said, ms: performance.now() - since, text })
    if (good.test(said)) lastGood = Date.now()
  }
  const working = workers.map((work) => work({ note, signal: ending.signal }))
  return {
    tally,
    lastGood: () => lastGood,
    async stop() {
      ending.abort()
      await Promise.all(working)
    },
  }
}

/** Readers request all pages at a steady rate, whether or not answers arrive. */
export function startReaders({ origin, perSecond }: { origin: string; perSecond: number }): People {
  const agent = new Agent({ keepAlive: true })

  async function read({ note }: Pick<Work, 'note'>, path: string): Promise<void> {
    const since = performance.now()
    const said = await plainGet({ origin, path, agent }).then(
      ({ status, body }) => (status === 200 && !body.includes('</html>') ? 'torn' : String(status)),
      () => broken,
    )
    note(said, since)
  }
  const work = async ({ note, signal }: Work) => {
    const open = new Set<Promise<void>>()
    const begun = performance.now()
    let asked = 0
    while (!signal.aborted) {
      const due = ((performance.now() - begun) / 1000) * perSecond
      for (; asked < due; asked += 1) {
        const reading = read({ note }, pages[asked % pages.length] ?? '/ro')
        void reading.finally(() => open.delete(reading))
        open.add(reading)
      }
      await sleep(5)
    }
    await Promise.all(open)
    agent.destroy()
  }
  return goOn([work], /^200$/)
}

type Call = () => Promise<{ status: number; headers: Headers; text: string }>

/** Repeats a call until it is confirmed, as a person does who has not given up. */
async function insist({ note }: Work, call: Call, isConfirmed: (status: number) => boolean) {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const since = performance.now()
    const answer = await call().catch(() => null)
    note(answer ? saidBy(answer) : broken, since, answer?.text)
    if (answer && isConfirmed(answer.status)) return true
    if (Date.now() > deadline) return false
    await sleep(pauseMs)
  }
}

/** Signs someone up and confirms the address by the link in the mail. */
export async function joinAsMember({ origin, mail }: Rig): Promise<Device> {
  const device = openDevice({ origin })
  const email = `m${randomBytes(6).toString('hex')}@pasiuni.example`
  const signUp = { body: toFormFields({ email, password: goodPassword }) }
  /** A machine that has only just started both instances may be slow to answer. */
  async function until200(call: Parameters<Device['call']>, problem: string): Promise<void> {
    for (let attempt = 1; (await device.call(...call)).status !== 200; attempt += 1) {
      if (attempt > 5) throw new Error(problem)
      await sleep(pauseMs)
    }
  }
  await until200(['/auth/signup', signUp], 'Nobody can sign up.')
  await until200(['/auth/user/email/verify/token', { body: {} }], 'No address is asked about.')
  const link = /verify-email\?token=([\w%-]+)/
  const tokenIn = () =>
    mail.accepted
      .filter(({ recipients }) => recipients.includes(email))
      .map(({ raw }) => link.exec(raw.replace(/=\r\n/g, '').replace(/=3D/g, '='))?.[1])
      .find((token) => token !== undefined)
  const deadline = Date.now() + timeoutMs
  while (tokenIn() === undefined) {
    if (Date.now() > deadline) throw new Error('No mail asks to confirm an address.')
    await sleep(50)
  }
  const token = decodeURIComponent(tokenIn() ?? '')
  const body = { method: 'token', token }
  const { status, text } = await device.call('/auth/user/email/verify', { body })
  if (status !== 200) throw new Error(`No address can be confirmed: ${text}`)
  return device
}

/** Renews a session that has expired, as the browser does: it lasts for a quarter of an hour. */
function callSignedIn(device: Device): Device['call'] {
  return async (...call) => {
    const answer = await device.call(...call)
    if (answer.status !== 401) return answer
    const renewal = await device.call('/auth/session/refresh', { body: {} })
    return renewal.status === 200 ? device.call(...call) : renewal
  }
}

/** Members look at their area and write messages, each again until it is confirmed. */
export function startMembers({ members, ledger }: { members: Device[]; ledger: Ledger }): People {
  const toWork = (device: Device) => async (work: Work) => {
    const call = callSignedIn(device)
    while (!work.signal.aborted) {
      await insist(
        work,
        () => call('/account'),
        (status) => status === 200,
      )
      const message = ledger.newText('message')
      const body = { name: 'Ana', message, locale: 'ro' }
      const isSent = await insist(work, () => call('/contact', { body }), isFine)
      if (isSent) ledger.confirm(message)
      await sleep(pauseMs)
    }
  }
  return goOn(members.map(toWork), /^2/)
}

const isFine = (status: number) => status >= 200 && status < 300

/** Signs in as the first editor. */
export async function signInAsEditor({ origin, env }: Rig): Promise<Device> {
  const device = openDevice({ origin })
  const body = { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD }
  const { status } = await device.call('/api/editors/login', { body })
  if (status !== 200) throw new Error(`The editor cannot sign in: ${status}`)
  return device
}

/** Editors make records and publish a title, each again until it is confirmed. */
export function startEditors({ editor, ledger }: { editor: Device; ledger: Ledger }): People {
  const makeRecords = async (work: Work) => {
    while (!work.signal.aborted) {
      const from = `/proj/${ledger.newText('redirect')}`
      const call = () => editor.call('/api/redirects', { body: { from, to: '/about' } })
      // Made by an attempt whose answer was lost, it cannot be made again.
      const isMade = await insist(work, call, (status) => isFine(status) || status === 400)
      if (isMade) ledger.confirm(from.slice('/proj/'.length))
      await sleep(pauseMs)
    }
  }
  const publish = async (work: Work) => {
    while (!work.signal.aborted) {
      const title = ledger.newTitle()
      const body = { head: { title }, _status: 'published' }
      const call = () => editor.call('/api/globals/community?locale=ro', { body })
      if (await insist(work, call, isFine)) ledger.confirmTitle(title)
      await sleep(4 * pauseMs)
    }
  }
  return goOn([makeRecords, publish], /^2/)
}
