import { expect, test } from 'vitest'
import { parseEnv } from './env'

const good = {
  NODE_ENV: 'production',
  SITE_URL: 'https://pasiuni.example/',
  DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/db',
  PAYLOAD_SECRET: 'a'.repeat(32),
  INTERNAL_SECRET: 'b'.repeat(32),
  SUPERTOKENS_CONNECTION_URI: 'http://core:3567',
  SMTP_URL: 'smtp://mail:587',
  MEDIA_DIR: '/data/media',
} as const

test('takes a usable environment and fills in the rest', () => {
  expect(parseEnv(good)).toMatchObject({
    SITE_URL: 'https://pasiuni.example',
    PORT: 3000,
    MIGRATE_ON_START: false,
  })
})

test.each([
  ['PORT', 'many'],
  ['SITE_URL', 'pasiuni'],
  ['DATABASE_URL', 'mysql://x'],
  ['PAYLOAD_SECRET', 'short'],
  ['EDITOR_EMAIL', 'nobody'],
  ['MIGRATE_ON_START', 'perhaps'],
  ['SUPERTOKENS_API_KEY', 'brief'],
  ['SMTP_URL', 'https://mail'],
])('names a wrong %s and keeps its value to itself', (name, value) => {
  const parse = () => parseEnv({ ...good, [name]: value })
  expect(parse).toThrow(name)
  expect(parse).not.toThrow(value)
})

test('names every missing variable', () => {
  const parse = () => parseEnv({ NODE_ENV: 'production' })
  expect(parse).toThrow(/SITE_URL[\s\S]*DATABASE_URL[\s\S]*PAYLOAD_SECRET[\s\S]*INTERNAL_SECRET/)
})

test('says what an address that is missing is for', () => {
  const { SUPERTOKENS_CONNECTION_URI: _, ...incomplete } = good
  expect(() => parseEnv(incomplete)).toThrow(
    'SUPERTOKENS_CONNECTION_URI: is missing: the address of the SuperTokens core',
  )
})

test('readers’ pictures have a folder of their own, outside of what the next build replaces', () => {
  const { MEDIA_DIR: _, ...incomplete } = good
  expect(() => parseEnv(incomplete)).toThrow(
    'MEDIA_DIR: is missing: the folder of uploaded pictures',
  )
  expect(parseEnv({ ...incomplete, NODE_ENV: 'development' }).MEDIA_DIR).toBe('.local/media')
})

test.each(['media', './.local/media', '../media'])(
  'the folder of pictures is one wherever a process works: %s is refused to readers’ sites',
  (MEDIA_DIR) => {
    const parse = () => parseEnv({ ...good, MEDIA_DIR })
    expect(parse).toThrow('MEDIA_DIR: has to be a whole path, such as /var/lib/pasiuni/media')
    expect(parseEnv({ ...good, MEDIA_DIR, NODE_ENV: 'development' }).MEDIA_DIR).toBe(MEDIA_DIR)
  },
)

test('Google is on with both of its variables or off', () => {
  expect(() => parseEnv({ ...good, GOOGLE_CLIENT_ID: 'id' })).toThrow('GOOGLE_CLIENT_SECRET')
})

test('an empty value counts as not given', () => {
  expect(parseEnv({ ...good, PORT: '' }).PORT).toBe(3000)
})

test('a build needs neither secrets nor a database', () => {
  expect(parseEnv({ NODE_ENV: 'production', BUILD_STEP: '1' }).DATABASE_URL).toContain(':1/')
  expect(() =>
    parseEnv({ BUILD_STEP: '1', NODE_ENV: 'production', MEDIA_DIR: 'media' }),
  ).not.toThrow()
})
