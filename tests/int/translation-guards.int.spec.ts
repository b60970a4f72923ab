import { beforeAll, expect, test } from 'vitest'
import type { Field, FieldAccess, SanitizedConfig } from 'payload'
import { useTranslators } from '../helpers/translators'

const { site, team } = useTranslators()

type Leaf = { path: string; isLocalized: boolean; update: FieldAccess | undefined }

/** Every place of a form that holds a value, its rows and Payload's own fields included. */
function listLeaves({ fields, path }: { fields: Field[]; path: string }): Leaf[] {
  return fields.flatMap((field): Leaf[] => {
    if (field.type === 'ui' || field.type === 'join') return []
    const own = 'name' in field && field.name ? `${path}.${field.name}` : path
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => listLeaves({ ...tab, path: own }))
    if (field.type === 'blocks') {
      return field.blocks.flatMap((block) => listLeaves({ ...block, path: own }))
    }
    if ('fields' in field) return listLeaves({ fields: field.fields, path: own })
    const isLocalized = field.localized === true && field.custom?.isTranslated !== false
    return [{ path: own, isLocalized, update: field.access?.update }]
  })
}

let forms: Leaf[][] = []

beforeAll(() => {
  const config: SanitizedConfig = site.cms.config
  forms = [...config.collections, ...config.globals]
    .map(({ slug, fields }) => listLeaves({ fields, path: slug }))
    .filter((leaves) =>
      leaves.some(({ path, isLocalized }) => isLocalized && !path.endsWith('._status')),
    )
})

test('what languages share is closed to translators, field by field', async () => {
  const { user } = team().translator.asUser
  const shared = forms
    .flat()
    .filter(({ path, isLocalized }) => !isLocalized && !path.endsWith('.updatedAt'))
  const open: string[] = []
  for (const { path, update } of shared) {
    const req = { user }
    // @ts-expect-error -- a rule of this kind looks at the user alone
    if (!update || (await update({ req }))) open.push(path)
  }
  expect(open).toEqual([])
  const paths = shared.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      'projects.slug',
      'projects.feature1.icon',
      'projects.seo.image',
      'media.filename',
      'media.sizes.w480.url',
      'messages.key',
      'messages.original',
      'home.banner1.primary.target',
      'legal-documents.releaseDate',
    ]),
  )
})

test('texts are open: no rule of their own protects them', () => {
  const texts = forms.flat().filter(({ isLocalized }) => isLocalized)
  expect(texts.length).toBeGreaterThan(100)
  expect(texts.filter(({ update }) => update)).toEqual([])
})
