import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainGet } from '../../tests/helpers/plain-get'
import type { Rig } from './rig'

const deliveryMs = 90_000
const freshMs = 20_000

export type Kind = 'message' | 'redirect'

export type Losses = {
  /** Confirmed, and neither stored nor sent. */
  lost: string[]
  /** Stored or sent more than once. */
  doubled: string[]
  /** Instances that go on showing what was there before the last publish. */
  stale: string[]
}

/** Knows what was confirmed to members and editors, and looks for it afterwards. */
export type Ledger = {
  /** A text that nobody has written before. */
  newText: (kind: Kind) => string
  confirm: (text: string) => void
  newTitle: () => string
  confirmTitle: (title: string) => void
  /** Resolves right after the next title was published. */
  published: () => Promise<void>
  settle: (rig: Rig) => Promise<Losses>
}

type Stored = { text: string; count: number }

const queries: Record<Kind, string> = {
  message: 'select message as text, count(*)::int as count from contact_messages group by 1',
  redirect: `select substr("from", 7) as text, count(*)::int as count from redirects group by 1`,
}

/** How often a mail with each text has arrived. */
function mailsWith({ texts, mail }: { texts: string[]; mail: Rig['mail'] }): Stored[] {
  const bodies = mail.accepted.map(({ raw }) => raw.replace(/=\r\n/g, ''))
  return texts.map((text) => ({
    text: `mail ${text}`,
    count: bodies.filter((body) => body.includes(text)).length,
  }))
}

export function createLedger(): Ledger {
  const run = randomBytes(4).toString('hex')
  let number = 0
  let written: { kind: Kind; text: string; isConfirmed: boolean }[] = []
  let lastTitle: string | null = null

  const confirmed = (kind: Kind) =>
    written.filter((one) => one.kind === kind && one.isConfirmed).map(({ text }) => text)

  async function storedTexts({ database, mail }: Rig): Promise<Stored[]> {
    const mine = new Set(written.map(({ text }) => text))
    const found: Stored[] = []
    for (const query of Object.values(queries)) found.push(...(await database.query<Stored>(query)))
    const messages = written.flatMap(({ kind, text }) => (kind === 'message' ? [text] : []))
    return [...found.filter(({ text }) => mine.has(text)), ...mailsWith({ texts: messages, mail })]
  }

  async function compare(rig: Rig): Promise<Pick<Losses, 'lost' | 'doubled'>> {
    const stored = await storedTexts(rig)
    const there = new Set(stored.flatMap(({ text, count }) => (count > 0 ? [text] : [])))
    const messages = confirmed('message')
    const expected = [
      ...messages,
      ...confirmed('redirect'),
      ...messages.map((text) => `mail ${text}`),
    ]
    return {
      lost: expected.filter((text) => !there.has(text)),
      doubled: stored.flatMap(({ text, count }) => (count > 1 ? [text] : [])),
    }
  }

  async function stalePlaces({ instances }: Rig): Promise<string[]> {
    const stale = []
    for (const { url } of instances) {
      const shows = async () => {
        const { body } = await plainGet({ origin: url, path: '/ro/community' })
        return body.includes(lastTitle ?? '')
      }
      const deadline = Date.now() + freshMs
      let isFresh = await shows().catch(() => false)
      while (!isFresh && Date.now() < deadline) {
        await sleep(100)
        isFresh = await shows().catch(() => false)
      }
      if (!isFresh) stale.push(url)
    }
    return stale
  }

  function newText(kind: Kind): string {
    number += 1
    const text = `${kind}-${run}-${String(number).padStart(6, '0')}`
    written.push({ kind, text, isConfirmed: false })
    return text
  }

  return {
    newText,
    confirm(text) {
      for (const one of written) if (one.text === text) one.isConfirmed = true
    },
    newTitle: () => `Titlul ${run}-${(number += 1)}`,
    confirmTitle: (title) => {
      lastTitle = title
    },
    async published() {
      const before = lastTitle
      while (lastTitle === before) await sleep(5)
    },
    async settle(rig) {
      const stale = await stalePlaces(rig)
      const deadline = Date.now() + deliveryMs
      let found = await compare(rig)
      while (found.lost.length > 0 && Date.now() < deadline) {
        await sleep(250)
        found = await compare(rig)
      }
      written = []
      return { ...found, stale }
    },
  }
}
