import { setTimeout as sleep } from 'node:timers/promises'
import type { Undo } from '../../src/dev/processes/undo'
import type { Device } from '../../tests/helpers/device'
import { createLedger, type Ledger } from './ledger'
import {
  joinAsMember,
  type People,
  signInAsEditor,
  startEditors,
  startMembers,
  startReaders,
} from './people'
import { openRig, type Rig } from './rig'
import { createWatch, type Watch } from './watch'

const recoveryMs = 90_000

export type Kinds = 'readers' | 'members' | 'editors'

/** A site that runs and the people on it. */
export type Scene = Rig & {
  ledger: Ledger
  members: Device[]
  editor: Device
  /** Those of this moment. */
  people: Record<Kinds, People>
}

export type Stage = Pick<Scene, 'ledger' | 'members' | 'editor'> & { rig: Rig; watch: Watch }

/** Builds the site and signs in those who will use it; takes half a minute. */
export async function openStage(options: {
  signal: AbortSignal
  defer: (undo: Undo) => void
  /** Gets each line that the instances print. */
  onLine?: (line: string) => void
}): Promise<Stage> {
  const watch = createWatch()
  const onLine = (line: string) => {
    watch.takeLine(line)
    options.onLine?.(line)
  }
  const rig = await openRig({ ...options, onLine })
  const members = [await joinAsMember(rig), await joinAsMember(rig)]
  const editor = await signInAsEditor(rig)
  return { rig, watch, members, editor, ledger: createLedger() }
}

/** Starts the people. */
export function startPeople({
  stage,
  readersPerSecond,
}: {
  stage: Stage
  readersPerSecond: number
}): Scene {
  const { rig, ledger, members, editor } = stage
  const people = {
    readers: startReaders({ origin: rig.origin, perSecond: readersPerSecond }),
    members: startMembers({ members, ledger }),
    editors: startEditors({ editor, ledger }),
  }
  return { ...rig, ledger, members, editor, people }
}

export async function stopPeople({ people }: Scene): Promise<void> {
  await Promise.all(Object.values(people).map(({ stop }) => stop()))
}

/** Whether an instance has all that it needs, and makes a page that nobody has asked for. */
async function isWell(url: string): Promise<boolean> {
  const ready = await fetch(`${url}/healthz/ready`)
  const text = await ready.text()
  const page = await fetch(`${url}/en/proj/nothing-here-${Date.now()}`)
  await page.arrayBuffer()
  return text.includes('"status":"ok"') && page.status === 404
}

/**
 * Milliseconds until every instance is well and members and editors had something confirmed again;
 * null where that does not come within a minute and a half.
 */
export async function measureRecovery({ people, instances }: Scene): Promise<number | null> {
  const since = Date.now()
  const good = [people.members, people.editors]
  while (Date.now() - since < recoveryMs) {
    const wells = await Promise.all(instances.map(({ url }) => isWell(url).catch(() => false)))
    if (!wells.includes(false) && good.every(({ lastGood }) => lastGood() >= since)) {
      return Date.now() - since
    }
    await sleep(100)
  }
  return null
}
