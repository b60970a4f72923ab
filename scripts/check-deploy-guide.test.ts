import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const guide = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8')

/** The first block of commands below a heading. */
function commandsUnder(heading: string): string[] {
  const [, section = ''] = guide.split(`## ${heading}\n`)
  return section.split('```')[1]?.trim().split('\n') ?? []
}

describe('docs/deploy.md', () => {
  it('restores into a cluster that has been set up, not one that is about to be', () => {
    const commands = commandsUnder('Restoring')
    const start = commands.findIndex((command) => command.endsWith(' postgres'))
    expect(commands[start]).toBe('docker compose up -d --wait postgres')
    expect(commands.findIndex((command) => command.includes('pg_restore'))).toBeGreaterThan(start)
  })
})
