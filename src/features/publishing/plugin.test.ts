import { buildConfig, type GlobalConfig } from 'payload'
import { expect, test } from 'vitest'
import { publishing } from './plugin'

function global(slug: string, versions: GlobalConfig['versions'] = false): GlobalConfig {
  return { slug, fields: [{ name: 'title', type: 'text' }], ...(versions && { versions }) }
}

test('a page with a draft is known to be public: its state is read whatever is asked for', async () => {
  const { globals } = await buildConfig({
    secret: 'of no use here',
    db: {
      defaultIDType: 'number',
      init: () => {
        throw new Error('The configuration needs no database.')
      },
    },
    globals: [global('page', { drafts: true }), global('settings')],
    plugins: [publishing()],
  })
  const forced = globals.map(({ slug, forceSelect }) => [slug, forceSelect])
  expect(forced).toEqual([
    ['page', { _status: true }],
    ['settings', undefined],
  ])
})
