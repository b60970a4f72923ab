import type { FlattenedField } from 'payload'

type Kind =
  | { kind: 'text' | 'number' | 'checkbox' | 'date' | 'rich-text'; isMany: boolean }
  | { kind: 'choice'; isMany: boolean; options: string[] }
  | { kind: 'relation'; isMany: false; relationTo: string }
  | { kind: 'group'; isMany: false; fields: TransferField[] }

/** A field whose value goes into the file of an export. */
export type TransferField = Kind & {
  name: string
  isLocalized: boolean
  /** As the configuration has it. */
  source: FlattenedField
}

// Who has changed a record belongs to one site; addresses of pictures are made from their names.
const leftOut = new Set(['id', 'updatedBy'])
const leftOutOfUploads = new Set(['url', 'thumbnailURL'])

/**
 * Fields of a collection or global that an export contains.
 * @throws Error for a kind of field that the exchange does not support
 */
export function transferFields(options: {
  fields: readonly FlattenedField[]
  isUpload: boolean
}): TransferField[] {
  const { fields, isUpload } = options
  return fields.flatMap((source): TransferField[] => {
    const { name } = source
    if (leftOut.has(name) || (isUpload && leftOutOfUploads.has(name))) return []
    const isLocalized = 'localized' in source && source.localized === true
    return [{ ...toKind({ source, isUpload }), name, isLocalized, source }]
  })
}

function toKind(options: { source: FlattenedField; isUpload: boolean }): Kind {
  const { source, isUpload } = options
  switch (source.type) {
    case 'text':
    case 'number':
      return { kind: source.type, isMany: source.hasMany === true }
    case 'textarea':
    case 'email':
      return { kind: 'text', isMany: false }
    case 'checkbox':
    case 'date':
      return { kind: source.type, isMany: false }
    case 'richText':
      return { kind: 'rich-text', isMany: false }
    case 'select':
      return {
        kind: 'choice',
        isMany: source.hasMany === true,
        options: source.options.map((option) =>
          typeof option === 'string' ? option : option.value,
        ),
      }
    case 'upload':
    case 'relationship':
      if (typeof source.relationTo !== 'string' || source.hasMany) break
      return { kind: 'relation', isMany: false, relationTo: source.relationTo }
    case 'group':
      return {
        kind: 'group',
        isMany: false,
        fields: transferFields({ fields: source.flattenedFields, isUpload }),
      }
    case 'array':
    case 'blocks':
    case 'code':
    case 'join':
    case 'json':
    case 'point':
    case 'radio':
    case 'tab':
      break
  }
  throw new Error(`Exports do not know how to carry the field ${source.name} (${source.type}).`)
}
