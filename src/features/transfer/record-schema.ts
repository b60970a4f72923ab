import { z } from 'zod'
import { locales } from '@/i18n/locales'
import type { TransferContainer } from './transfer-containers'
import type { TransferField } from './transfer-fields'

const richText = z.looseObject({ root: z.looseObject({ children: z.array(z.unknown()) }) })

/** What a record of a collection or global may say: every field, and no other. */
export function contentSchema(
  fields: readonly TransferField[],
): z.ZodType<Record<string, unknown>> {
  return z.strictObject(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])))
}

function fieldSchema(field: TransferField): z.ZodType {
  if (field.kind === 'group') return contentSchema(field.fields)
  const leaf = leafSchema(field)
  if (!field.isLocalized) return leaf
  return z.strictObject(Object.fromEntries(locales.map((locale) => [locale, leaf])))
}

function leafSchema(field: Exclude<TransferField, { kind: 'group' }>): z.ZodType {
  const one = valueSchema(field)
  return field.isMany ? z.array(one) : one.nullable()
}

function valueSchema(field: Exclude<TransferField, { kind: 'group' }>): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'relation':
      return z.string()
    case 'number':
      return z.number()
    case 'checkbox':
      return z.boolean()
    case 'date':
      return z.iso.datetime()
    case 'choice':
      return z.enum(field.options)
    case 'rich-text':
      return richText
  }
}

/** A line of the file that holds a record of this container. */
export function recordSchema({
  fields,
  hasDrafts,
}: Pick<TransferContainer, 'fields' | 'hasDrafts'>) {
  const content = contentSchema(fields)
  return z.strictObject({
    record: z.string(),
    key: z.string().max(1000),
    public: content,
    draft: hasDrafts ? content.nullable() : z.null(),
  })
}
