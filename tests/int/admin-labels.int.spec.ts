import { expect, test } from 'vitest'
import type { Field } from 'payload'
import { useCms } from '../helpers/cms'

const site = useCms()

type Shown = (field: Field) => boolean

/** Fields that are shown under a name that is the same in all languages, groups and tabs as well. */
function nameless({ fields, isShown }: { fields: Field[]; isShown: Shown }): string[] {
  return fields.flatMap((field) => {
    const inner = 'fields' in field ? nameless({ fields: field.fields, isShown }) : []
    if (!('name' in field) || !('label' in field) || typeof field.label !== 'string') return inner
    return isShown(field) ? [`${field.name} (${field.label})`, ...inner] : inner
  })
}

// The names of languages are the same to everybody.
const languages = ['ro (Română)', 'en (English)', 'ru (Русский)']

test('no list offers a column that is named in English only', () => {
  const shown = site.cms.config.collections.filter(({ admin }) => admin.hidden !== true)
  const isShown: Shown = ({ admin }) =>
    !(admin && 'disableListColumn' in admin && admin.disableListColumn === true)
  const found = shown.flatMap(({ slug, fields }) =>
    nameless({ fields, isShown }).map((field) => `${slug}: ${field}`),
  )
  expect(found.filter((one) => !languages.some((name) => one.endsWith(name)))).toEqual([])
})

test('two versions are compared field by field under names in each language', () => {
  // Payload compares what forms hide as well, but for what it keeps itself.
  const own = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'presentIn']
  const isShown: Shown = (field) => 'name' in field && !own.includes(field.name)
  const { collections, globals } = site.cms.config
  const versioned = [...collections, ...globals].filter(({ versions }) => Boolean(versions))
  const found = versioned.flatMap(({ slug, fields }) =>
    nameless({ fields, isShown }).map((field) => `${slug}: ${field}`),
  )
  expect(found).toEqual([])
})
