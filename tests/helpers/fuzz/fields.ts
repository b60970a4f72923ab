import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field of a collection or global; `wrap` makes a body that sets it. */
export type FuzzedField = {
  name: string
  /** URL of the REST endpoint. */
  address: string
  isOfGlobal: boolean
  wrap: (value: unknown) => Record<string, unknown>
}

type Wrap = FuzzedField['wrap']

/** Every field of every collection and global, those within groups, lists and blocks as well. */
export function listFields({ collections, globals }: SanitizedConfig): FuzzedField[] {
  const of = (options: { address: string; isOfGlobal: boolean; fields: FlattenedField[] }) => {
    const { address, isOfGlobal, fields } = options
    const found: FuzzedField[] = []
    collect({
      fields,
      wrap: (body) => ({ ...body }),
      add: (name, wrap) => found.push({ name, address, isOfGlobal, wrap }),
    })
    return found
  }
  return [
    ...collections.flatMap(({ slug, flattenedFields: fields }) =>
      of({ address: `/api/${slug}`, isOfGlobal: false, fields }),
    ),
    ...globals.flatMap(({ slug, flattenedFields: fields }) =>
      of({ address: `/api/globals/${slug}`, isOfGlobal: true, fields }),
    ),
  ]
}

function collect(options: {
  fields: FlattenedField[]
  prefix?: string
  wrap: (body: object) => Record<string, unknown>
  add: (name: string, wrap: Wrap) => void
}): void {
  const { fields, prefix = '', wrap, add } = options
  for (const field of fields) {
    const name = `${prefix}${field.name}`
    const inside: Wrap = (value) => wrap({ [field.name]: value })
    add(name, inside)
    if (field.type === 'group' || field.type === 'tab') {
      collect({ fields: field.flattenedFields, prefix: `${name}.`, wrap: inside, add })
    } else if (field.type === 'array') {
      const row = (body: object) => inside([body])
      collect({ fields: field.flattenedFields, prefix: `${name}.`, wrap: row, add })
    } else if (field.type === 'blocks') {
      for (const { slug, flattenedFields } of field.blocks) {
        const block = (body: object) => inside([{ blockType: slug, ...body }])
        collect({ fields: flattenedFields, prefix: `${name}.${slug}.`, wrap: block, add })
      }
    }
  }
}
