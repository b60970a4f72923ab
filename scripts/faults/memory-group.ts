import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PlainError } from '../../src/dev/plain-error'

/** Processes that have a limited amount of memory together: the kernel kills one that asks for more. */
export type MemoryGroup = {
  /** The command, run as one of the group. */
  wrap: (command: string[]) => string[]
  /** What the processes hold now, in bytes; files that the kernel keeps for them do not count. */
  held: () => number
  /** How many of them the kernel has killed. */
  kills: () => number
  /** After all of them have ended. */
  close: () => void
}

type Files = { parent: string; limit: string; stat: RegExp; events: string }

const version1: Files = {
  parent: '/sys/fs/cgroup/memory',
  limit: 'memory.limit_in_bytes',
  stat: /^rss (\d+)$/m,
  events: 'memory.oom_control',
}
const version2: Files = {
  parent: '/sys/fs/cgroup',
  limit: 'memory.max',
  stat: /^anon (\d+)$/m,
  events: 'memory.events',
}

/**
 * Makes a control group of Linux, of whichever of its two versions the machine has.
 * @throws {PlainError} where this user may not make one
 */
export function openMemoryGroup({ name, bytes }: { name: string; bytes: number }): MemoryGroup {
  const isSecond = existsSync(join(version2.parent, 'cgroup.controllers'))
  const { parent, limit, stat, events } = isSecond ? version2 : version1
  const folder = join(parent, name)
  const numberIn = (file: string, pattern: RegExp) =>
    Number(pattern.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? 0)
  try {
    if (isSecond) writeFileSync(join(parent, 'cgroup.subtree_control'), '+memory')
    mkdirSync(folder)
    writeFileSync(join(folder, limit), String(bytes))
  } catch (error) {
    const reason = error instanceof Error ? error.message : ''
    throw new PlainError(
      `To limit memory, make control groups of Linux: run it as root. (${reason})`,
    )
  }
  const enter = `echo $$ > ${join(folder, 'cgroup.procs')}; exec "$@"`
  return {
    wrap: (command) => ['sh', '-c', enter, 'sh', ...command],
    held: () => numberIn('memory.stat', stat),
    kills: () => numberIn(events, /^oom_kill (\d+)$/m),
    close: () => rmdirSync(folder),
  }
}
