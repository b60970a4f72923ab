import { buildConfig, type SanitizedConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { expect, test } from 'vitest'
import { configForForm } from './create-form'

const drafts = { autosave: { interval: 800 } }

const config = await buildConfig({
  secret: 'of no use here',
  collections: ['projects', 'pages'].map((slug) => ({ slug, fields: [], versions: { drafts } })),
  db: {
    defaultIDType: 'number',
    init: () => {
      throw new Error('A form needs no database here.')
    },
  },
})

function autosaving({ collections }: SanitizedConfig): string[] {
  return collections.flatMap((collection) =>
    hasAutosaveEnabled(collection) ? collection.slug : [],
  )
}

test('a new record is not saved by itself', () => {
  const segments = ['collections', 'projects', 'create']
  expect(autosaving(configForForm({ config, segments }))).toEqual(['pages'])
  expect(autosaving(config)).toEqual(['projects', 'pages'])
})

test.each([undefined, ['collections', 'projects'], ['collections', 'projects', '5'], ['create']])(
  'the configuration stays what it is at %s',
  (segments) => {
    expect(configForForm({ config, segments })).toBe(config)
  },
)
