import { expect, test } from 'vitest'
import type { Field } from 'payload'
import { useCms } from '../helpers/cms'

const site = useCms()

/** Fields that a list offers as columns or filters under a name that is the same in all languages. */
function nameless(fields: Field[]): string[] {
  return fields.flatMap((field) => {
    if (!('name' in field) || !('label' in field) || typeof field.label !== 'string') return []
    const isOffered = field.admin?.disableListColumn !== true
    return isOffered ? `${field.name} (${field.label})` : []
  })
}

test('no list offers a column that is named in English only', () => {
  const shown = site.cms.config.collections.filter(({ admin }) => admin.hidden !== true)
  const found = shown.flatMap(({ slug, fields }) =>
    nameless(fields).map((field) => `${slug}: ${field}`),
  )
  // The names of languages are the same to everybody.
  const languages = ['ro (Română)', 'en (English)', 'ru (Русский)']
  expect(found.filter((one) => !languages.some((name) => one.endsWith(name)))).toEqual([])
})
