import type { Field, Payload } from 'payload'

export type FieldPlace = { cms: Payload; container: string; path: string }

/** The field of a collection or global at a path of its data; null where there is none. */
export function findField({ cms, container, path }: FieldPlace): Field | null {
  const { collections, globals } = cms.config
  const config = [...collections, ...globals].find(({ slug }) => slug === container)
  return fieldAt({ fields: config?.fields ?? [], path: path.split('.') })
}

/** The field of a path; the ids of rows, which are between the names, are passed over. */
function fieldAt({ fields, path }: { fields: readonly Field[]; path: string[] }): Field | null {
  const [name, ...rest] = path
  if (name === undefined) return null
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const isNamed = 'name' in tab && Boolean(tab.name)
        if (isNamed && 'name' in tab && tab.name !== name) continue
        const found = fieldAt({ fields: tab.fields, path: isNamed ? rest : path })
        if (found) return found
      }
    } else if ('name' in field && field.name) {
      if (field.name === name) return inner({ field, path: rest })
    } else if ('fields' in field) {
      const found = fieldAt({ fields: field.fields, path })
      if (found) return found
    }
  }
  return null
}

function inner({ field, path }: { field: Field; path: string[] }): Field | null {
  if (path.length === 0) return field
  if (field.type === 'array') return fieldAt({ fields: field.fields, path: path.slice(1) })
  if (field.type === 'blocks') {
    const fields = field.blocks.flatMap((block) => block.fields)
    return fieldAt({ fields, path: path.slice(1) })
  }
  return 'fields' in field ? fieldAt({ fields: field.fields, path }) : null
}
