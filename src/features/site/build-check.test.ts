import { expect, test } from 'vitest'
import { isChunkFailure, mayReload } from './build-check'

test('reloads at most once in ten seconds', () => {
  expect(mayReload({ last: null, now: 5 })).toBe(true)
  expect(mayReload({ last: 1_000, now: 10_999 })).toBe(false)
  expect(mayReload({ last: 1_000, now: 11_000 })).toBe(true)
})

test('knows the failures of missing chunks from other errors', () => {
  expect(isChunkFailure('ChunkLoadError: Loading chunk 12 failed.')).toBe(true)
  expect(isChunkFailure('Failed to load chunk /_next/static/chunks/a.js')).toBe(true)
  expect(isChunkFailure('TypeError: x is undefined')).toBe(false)
})
