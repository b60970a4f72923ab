import { execFileSync } from 'node:child_process'
import { findProgram } from './program'

/** Puts a command on the core of those that serve, or on the core of the one that asks. */
export type Pin = {
  /** What a table says of it. */
  note: string
  server: (command: string[]) => string[]
  generator: (command: string[]) => string[]
}

const nowhere: Pin = {
  note: 'not pinned to cores',
  server: (command) => command,
  generator: (command) => command,
}

/** Reads a list such as `0-3,6`. */
function parseCores(list: string): number[] {
  return list.split(',').flatMap((part) => {
    const [first = NaN, last = first] = part.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_value, index) => first + index)
  })
}

/** Servers on one core and the generator on another, where the system lets us say so. */
export function choosePin(): Pin {
  const taskset = findProgram('taskset')
  if (!taskset) return nowhere
  const answer = execFileSync(taskset, ['-cp', String(process.pid)], { encoding: 'utf8' })
  const [server, generator] = parseCores(answer.slice(answer.lastIndexOf(':') + 1).trim())
  if (server === undefined || generator === undefined) return nowhere
  const on = (core: number) => (command: string[]) => [taskset, '-c', String(core), ...command]
  return {
    note: `servers on core ${server}, the generator on core ${generator}`,
    server: on(server),
    generator: on(generator),
  }
}
