import type { Field } from 'payload'
import { isRecord } from '@/lib/is-record'
import { leavesIn, someLeaf } from '@/cms/field-leaves'

const pictures = 'media'

/** A place of a record that holds a picture. */
export type PicturePlace = {
  picture: string
  /** Field names, and the ids of the rows on the way, joined by dots. */
  path: string
}

/** Whether a picture can be anywhere in these fields: chosen, or inside formatted text. */
export function mayHoldPictures(fields: readonly Field[]): boolean {
  return someLeaf({
    fields,
    test: (field) =>
      field.type === 'upload' || field.type === 'relationship'
        ? [field.relationTo].flat().some((slug) => slug === pictures)
        : field.type === 'richText',
  })
}

/** Every picture in a record that was read without depth, in one language or in all. */
export function picturesIn(record: { fields: readonly Field[]; data: unknown }): PicturePlace[] {
  return leavesIn(record).flatMap(({ path, ...leaf }) =>
    idsIn(leaf).map((picture) => ({ picture, path })),
  )
}

function idsIn({ field, value }: { field: Field; value: unknown }): string[] {
  if (field.type === 'upload' || field.type === 'relationship') {
    return chosen({ to: field.relationTo, value })
  }
  return field.type === 'richText' ? inRichText(value) : []
}

function chosen({ to, value }: { to: string | string[]; value: unknown }): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => chosen({ to, value: one }))
  if (isRecord(value)) {
    return typeof value.relationTo === 'string'
      ? chosen({ to: value.relationTo, value: value.value })
      : chosen({ to, value: value.id })
  }
  return to === pictures && isId(value) ? [String(value)] : []
}

/** Pictures and links to them, however deep in the text. */
function inRichText(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(inRichText)
  if (!isRecord(node)) return []
  const own = node.relationTo === pictures ? chosen({ to: pictures, value: node.value }) : []
  return [...own, ...Object.values(node).flatMap(inRichText)]
}

function isId(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && value !== '')
}
