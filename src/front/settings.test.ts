import { expect, test } from 'vitest'
import { readSettings } from './settings'

const good = {
  NODE_ENV: 'production',
  SITE_URL: 'https://pasiuni.example/',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/db',
  PAYLOAD_SECRET: 'a'.repeat(32),
  INTERNAL_SECRET: 'b'.repeat(32),
  APP_URL: 'http://127.0.0.1:3001/, http://app:3000',
} as const

test('takes usable settings and fills in the rest', () => {
  expect(readSettings(good)).toMatchObject({
    APP_URL: ['http://127.0.0.1:3001', 'http://app:3000'],
    PAGE_CACHE: true,
    PORT: 3000,
  })
})

test('runs as for readers unless it is told to run for development', () => {
  const { NODE_ENV: _, ...unsaid } = good
  expect(readSettings(unsaid).NODE_ENV).toBe('production')
  expect(readSettings({ ...good, NODE_ENV: 'development' }).NODE_ENV).toBe('development')
})

test.each([
  ['APP_URL', 'app:3000'],
  ['TRUSTED_PROXY_HOPS', 'some'],
  ['PAGE_CACHE_MB', 'plenty'],
])('names a wrong %s and keeps its value to itself', (name, value) => {
  const read = () => readSettings({ ...good, [name]: value })
  expect(read).toThrow(name)
  expect(read).not.toThrow(value)
})

test('says what an address that is missing is for', () => {
  const { APP_URL: _, ...incomplete } = good
  expect(() => readSettings(incomplete)).toThrow(
    'APP_URL: is missing: where the application listens',
  )
})
