import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { type Device, toFormFields, goodPassword, openDevice } from '../../tests/helpers/device'
import { fillInbox } from '../bench/inbox'
import { fillUnits } from '../bench/unit-rows'
import type { Undo } from '../../src/dev/processes/undo'
import { openMemoryGroup } from './memory-group'
import { signInAsEditor } from './people'
import { openRig, type Rig } from './rig'
import { broken, createTally, saidBy, type Tally } from './tally'

const limitBytes = 1024 ** 3
// As deploy/node-within-limit.sh has it, and the arenas below.
const heapMegabytes = Math.floor((limitBytes * 0.45) / 1024 ** 2)
const toMegabytes = (bytes: number) => Math.round(bytes / 1024 ** 2)

/** The largest picture that is taken: 39 megapixels of noise, almost 20 MB. */
async function largePicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 7200, height: 5400, channels: 3, background: '#888', noise } as const
  const content = await sharp({ create }).jpeg({ quality: 85 }).toBuffer()
  if (content.length > 20_000_000) throw new Error(`The picture has ${content.length} bytes.`)
  return content
}

async function upload(editor: Device, content: Buffer): Promise<Answer> {
  const { address, origin } = editor
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Zgomot' }))
  const name = `${randomBytes(6).toString('hex')}.jpg`
  form.set('file', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
  const cookie = `payload-token=${editor.cookie('payload-token') ?? ''}`
  const headers = { cookie, origin }
  const url = `${address}/api/media?locale=ro&depth=0`
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

type Answer = { status: number; headers: Headers; text: string }
type Work = { name: string; atOnce: number; call: () => Promise<Answer> }

function listWork({ rig, editor, picture }: { rig: Rig; editor: Device; picture: Buffer }): Work[] {
  const { origin, env } = rig
  const fresh = () => openDevice({ origin })
  // Payload takes a cookie only from a page of the site.
  const read = (path: string) => () => editor.call(path, { headers: { origin } })
  const account = { email: env.EDITOR_EMAIL, password: env.EDITOR_PASSWORD }
  const joining = () => {
    const email = `m${randomBytes(6).toString('hex')}@pasiuni.example`
    return fresh().call('/auth/signup', { body: toFormFields({ email, password: goodPassword }) })
  }
  return [
    { name: 'upload a picture', atOnce: 3, call: () => upload(editor, picture) },
    {
      name: 'sign in as an editor',
      atOnce: 4,
      call: () => fresh().call('/api/editors/login', { body: account }),
    },
    { name: 'sign up as a member', atOnce: 4, call: joining },
    {
      name: 'export 20,000 texts',
      atOnce: 1,
      call: read('/api/translations/export?format=xliff-1.2&locale=ru'),
    },
    {
      name: 'export 5,000 messages',
      atOnce: 1,
      call: read('/api/workplace/inbox/export?format=csv'),
    },
    { name: 'export the content', atOnce: 1, call: read('/api/workplace/content/export') },
  ]
}

async function repeat(work: Work, until: number): Promise<{ name: string; tally: Tally }> {
  const tally = createTally()
  const worker = async () => {
    while (Date.now() < until) {
      const since = performance.now()
      const answer = await work.call().catch(() => null)
      const said = answer ? saidBy(answer) : broken
      tally.note({ said, ms: performance.now() - since, text: answer?.text ?? '' })
    }
  }
  await Promise.all(Array.from({ length: work.atOnce }, worker))
  return { name: work.name, tally }
}

/**
 * Has editors and members do for some minutes, all at once, what takes most memory, on two instances
 * of a gibibyte each.
 * @returns a row for each kind of work and each instance, and what should not have come of it
 */
export async function runInLittleMemory(options: {
  minutes: number
  signal: AbortSignal
  defer: (undo: Undo) => void
}) {
  const { minutes, signal, defer } = options
  const told: string[] = []
  const groups = [1, 2].map((number) => {
    const group = openMemoryGroup({ name: `pasiuni-${process.pid}-${number}`, bytes: limitBytes })
    defer(group.close)
    return { ...group, most: 0 }
  })
  const rig = await openRig({
    ...{ signal, defer },
    wraps: groups.map(({ wrap }) => wrap),
    extraEnv: {
      NODE_OPTIONS: `--max-old-space-size=${heapMegabytes}`,
      MALLOC_ARENA_MAX: '2',
    },
    onLine: (line) => {
      if (line.includes('is started again')) told.push(line.slice(0, 400))
    },
  })
  const run = (text: string, values: unknown[]) => rig.database.query(text, values)
  await fillUnits({ run, units: 20_000 })
  await fillInbox({ run, messages: 5000 })
  const editor = await signInAsEditor(rig)
  const picture = await largePicture()

  const watching = setInterval(() => {
    for (const group of groups) group.most = Math.max(group.most, group.held())
  }, 200)
  const until = Date.now() + minutes * 60_000
  const works = listWork({ rig, editor, picture })
  const done = await Promise.all(works.map((work) => repeat(work, until)))
  clearInterval(watching)
  await sleep(1000)

  const wrongs = done.flatMap(({ name, tally }) => {
    const good = tally.count('200') + tally.count('201')
    const others = tally.statuses().filter(([said]) => !['200', '201', '503'].includes(said))
    return [
      ...(good === 0 ? [`${name}: never done`] : []),
      ...others.map(([said, count]) => `${name}: ${count} × ${said} ${tally.sample(said)}`),
    ]
  })
  const killed = groups.flatMap(({ kills }, index) =>
    kills() === 0 ? [] : [`instance ${index + 1}: the kernel has killed ${kills()} processes`],
  )
  return {
    works: done,
    held: groups.map(({ most }) => toMegabytes(most)),
    wrongs: [...wrongs, ...killed, ...told],
  }
}
