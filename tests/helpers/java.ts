import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { checkout } from '../../src/dev/checkout'

/** A Java that runs: the system's, or the one that `vnu-jar` has fetched; null where there is none. */
export function findJava(): string | null {
  const fetched = javaBelow(join(checkout, 'node_modules/.cache/vnu-jar'))
  return ['java', ...fetched].find(isRunning) ?? null
}

function isRunning(command: string): boolean {
  return spawnSync(command, ['-version']).status === 0
}

function javaBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[/\\])bin[/\\]java(?:\.exe)?$/.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
}
