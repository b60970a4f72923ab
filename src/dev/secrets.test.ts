import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PlainError } from './plain-error'
import { localSecrets } from './secrets'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  vi.stubEnv('PAYLOAD_SECRET', undefined)
  vi.stubEnv('INTERNAL_SECRET', undefined)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllEnvs()
})

test('draws secrets once and keeps them for their owner alone', () => {
  const secrets = localSecrets(folder)
  expect(secrets.PAYLOAD_SECRET).toMatch(/^[0-9a-f]{64}$/)
  expect(secrets.INTERNAL_SECRET).not.toBe(secrets.PAYLOAD_SECRET)
  expect(localSecrets(folder)).toEqual(secrets)
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600)
})

test('adds a secret that an older version did not know', () => {
  writeFileSync(join(folder, 'secrets.json'), JSON.stringify({ PAYLOAD_SECRET: 'kept' }))
  const { INTERNAL_SECRET } = localSecrets(folder)
  expect(localSecrets(folder)).toEqual({ PAYLOAD_SECRET: 'kept', INTERNAL_SECRET })
})

test('lets the environment win, and does not write that down', () => {
  vi.stubEnv('PAYLOAD_SECRET', 'from the environment')
  expect(localSecrets(folder).PAYLOAD_SECRET).toBe('from the environment')
  expect(readFileSync(join(folder, 'secrets.json'), 'utf8')).not.toContain('environment')
})

test('says what to do about a damaged file, without showing it', () => {
  writeFileSync(join(folder, 'secrets.json'), '{"PAYLOAD_SECRET": "abc')
  expect(() => localSecrets(folder)).toThrow(PlainError)
  expect(() => localSecrets(folder)).not.toThrow(/abc/)
})
