import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PlainError } from './plain-error'

const NAMES = ['PAYLOAD_SECRET', 'INTERNAL_SECRET'] as const

export type Secrets = Record<(typeof NAMES)[number], string>

const storedSecrets = z.record(z.string(), z.string())

/** New random secrets, 64 hexadecimal digits each. */
export function randomSecrets(): Secrets {
  return {
    PAYLOAD_SECRET: randomSecret(),
    INTERNAL_SECRET: randomSecret(),
  }
}

/**
 * The secrets of this installation: drawn once, then read from `secrets.json` in the folder. One
 * that the environment names wins and is not written down.
 */
export function localSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json')
  const stored = existsSync(file) ? readSecrets(file) : {}
  const kept = { ...randomSecrets(), ...stored }
  if (NAMES.some((name) => stored[name] === undefined)) writeSecrets({ folder, file, kept })
  return {
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || kept.PAYLOAD_SECRET,
    INTERNAL_SECRET: process.env.INTERNAL_SECRET || kept.INTERNAL_SECRET,
  }
}

function readSecrets(file: string): Record<string, string> {
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new PlainError(
      `The secrets in ${file} cannot be read (${toReason(error)}). ` +
        'Repair the file, or delete it to generate new ones; editors then have to sign in again.',
    )
  }
}

function writeSecrets(target: { folder: string; file: string; kept: Secrets }): void {
  mkdirSync(target.folder, { recursive: true })
  const draft = `${target.file}.${process.pid}`
  writeFileSync(draft, `${JSON.stringify(target.kept, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, target.file)
}

function toReason(error: unknown): string {
  if (error instanceof SyntaxError || error instanceof z.ZodError) return 'it is damaged'
  return error instanceof Error ? error.message : String(error)
}

function randomSecret(): string {
  return randomBytes(32).toString('hex')
}
