import type { Field, SanitizedConfig } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { lockDocumentFirst, lockGlobalFirst } from './hooks/lock-document'

/**
 * Lets one save of a record follow the other, in whichever way it is saved, on a finished config:
 * for everything with drafts or with texts in several languages.
 */
export function keepSavesApart(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { fields, hooks, versions } = collection
    if (!versions && !isLocalized(fields)) continue
    // Payload's types promise a list of every kind of hook; globals come without.
    const beforeOperation = [lockDocumentFirst, ...(hooks.beforeOperation ?? [])]
    collection.hooks = { ...hooks, beforeOperation }
  }
  for (const global of config.globals) {
    const { hooks } = global
    global.hooks = {
      ...hooks,
      beforeOperation: [lockGlobalFirst, ...(hooks.beforeOperation ?? [])],
    }
  }
  return config
}

function isLocalized(fields: Field[]): boolean {
  return fields.some((field) => {
    if (fieldAffectsData(field) && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => isLocalized(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => isLocalized(block.fields))
    return 'fields' in field && isLocalized(field.fields)
  })
}
