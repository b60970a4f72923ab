import type { Field } from 'payload'
import { z } from 'zod'
import { isTranslated } from './guard-shared-fields'

type Part = { fields: Field[]; doc: unknown; path: string }

const recordSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(z.looseObject({ id: z.unknown(), blockType: z.string().optional() }))

// What Payload itself keeps for a record, and the status, which each language has of its own.
const ownFields = ['_status', 'createdAt', 'updatedAt', 'deletedAt', 'updatedBy']

function getChild(doc: unknown, name: string): unknown {
  return recordSchema.safeParse(doc).data?.[name]
}

function rowValues({ field, value, path }: RowsPart): [string, string][] {
  const rows = rowsSchema.safeParse(value).data ?? []
  const order: [string, string] = [path, JSON.stringify(rows.map(({ id }) => id))]
  const inRows = rows.flatMap((row) => {
    const block =
      field.type === 'blocks' ? field.blocks.find(({ slug }) => slug === row.blockType) : field
    return getValues({ fields: block?.fields ?? [], doc: row, path: `${path}.${String(row.id)}` })
  })
  return [order, ...inRows]
}

type RowsPart = {
  field: Extract<Field, { type: 'array' | 'blocks' }>
  value: unknown
  path: string
}

function getValues({ fields, doc, path }: Part): [string, string][] {
  return fields.flatMap((field) => {
    if (field.type === 'ui' || field.type === 'join') return []
    if (field.type === 'row' || field.type === 'collapsible') {
      return getValues({ fields: field.fields, doc, path })
    }
    if (field.type === 'tabs') {
      return field.tabs.flatMap((tab) => {
        if (!('name' in tab) || !tab.name) return getValues({ fields: tab.fields, doc, path })
        if (isTranslated(tab)) return []
        const child = getChild(doc, tab.name)
        return getValues({ fields: tab.fields, doc: child, path: `${path}.${tab.name}` })
      })
    }
    if (!('name' in field)) return getValues({ fields: field.fields, doc, path })
    if (isTranslated(field) || field.localized || ownFields.includes(field.name)) return []
    const value = getChild(doc, field.name)
    const own = `${path}.${field.name}`
    if (field.type === 'group') return getValues({ fields: field.fields, doc: value, path: own })
    if (field.type === 'array' || field.type === 'blocks') {
      return rowValues({ field, value, path: own })
    }
    return [[own, JSON.stringify(value ?? null)]]
  })
}

/** Whether two records agree in everything that their languages share. */
export function shareTheSame({ fields, docs }: { fields: Field[]; docs: [unknown, unknown] }) {
  const [left, right] = docs.map((doc) => JSON.stringify(getValues({ fields, doc, path: '' })))
  return left === right
}
