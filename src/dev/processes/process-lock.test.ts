import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claim, claimsHeld } from './process-lock.mjs'
import { freePort } from './free-port'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'claims-'))
})

afterEach(() => rmSync(dir, { recursive: true }))

test('gives a name to one holder until that releases it', async () => {
  const first = await claim({ dir, name: 'build', note: 'the first' })
  if (first.held) throw new Error('The name was not free.')
  expect(await claim({ dir, name: 'build', note: 'the second' })).toEqual({
    held: true,
    note: 'the first',
  })
  first.release()
  expect(readdirSync(dir)).toEqual([])
  const third = await claim({ dir, name: 'build', note: 'the third' })
  expect(third.held).toBe(false)
})

test('takes over the name of a holder that has died', async () => {
  const stale = JSON.stringify({ port: await freePort(), token: 'x', note: 'dead' })
  writeFileSync(join(dir, 'build.json'), stale)
  expect((await claim({ dir, name: 'build', note: 'alive' })).held).toBe(false)
})

test('takes over a damaged claim', async () => {
  writeFileSync(join(dir, 'build.json'), '{')
  expect((await claim({ dir, name: 'build', note: 'alive' })).held).toBe(false)
})

test('lists the living holders of a kind and sweeps away the dead', async () => {
  await claim({ dir, name: 'serving-1', note: 'one' })
  await claim({ dir, name: 'build', note: 'another kind' })
  const stale = JSON.stringify({ port: await freePort(), token: 'x', note: 'dead' })
  writeFileSync(join(dir, 'serving-2.json'), stale)
  expect(await claimsHeld({ dir, prefix: 'serving-' })).toEqual(['one'])
  expect(readdirSync(dir)).not.toContain('serving-2.json')
})

test('has nobody to name where nothing was ever claimed', async () => {
  expect(await claimsHeld({ dir: join(dir, 'absent'), prefix: '' })).toEqual([])
})
