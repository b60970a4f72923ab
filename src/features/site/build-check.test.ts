import { expect, test } from 'vitest'
import { chunkIn, isChunkFailure, reloadDelay } from './build-check'

test('reloads at most once in ten seconds', () => {
  expect(reloadDelay({ last: null, now: 5 })).toBe(0)
  expect(reloadDelay({ last: 1_000, now: 3_000 })).toBe(8_000)
  expect(reloadDelay({ last: 1_000, now: 11_000 })).toBe(0)
  expect(reloadDelay({ last: 1_000, now: 60_000 })).toBe(0)
})

test('waits for nothing where the clock has been set back', () => {
  expect(reloadDelay({ last: 60_000, now: 1_000 })).toBe(0)
})

test('knows the failures of missing chunks from other errors', () => {
  expect(isChunkFailure('ChunkLoadError: Loading chunk 12 failed.')).toBe(true)
  expect(isChunkFailure('Failed to load chunk /_next/static/chunks/a.js')).toBe(true)
  expect(isChunkFailure('TypeError: x is undefined')).toBe(false)
})

test('knows which script has failed', () => {
  const said = 'Failed to load chunk /_next/static/chunks/a-1~b.js from module 7'
  expect(chunkIn(said)).toBe('/_next/static/chunks/a-1~b.js')
  expect(chunkIn('ChunkLoadError: Loading chunk 12 failed.')).toBeUndefined()
})
