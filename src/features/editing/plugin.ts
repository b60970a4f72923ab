import type { CollectionConfig, Field, GlobalConfig, Plugin, SanitizedConfig } from 'payload'
import { fieldAffectsData } from 'payload/shared'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'
import { extendCollections, extendGlobals } from '@/cms/extend-config'
import { editingEndpoints } from './endpoints'
import { formHead } from '@/cms/fields/form-head'
import { label } from '@/cms/label'
import { lockDocumentFirst, lockGlobalFirst } from './hooks/lock-document'
import {
  mergeEditFirst,
  mergeGlobalEditFirst,
  reportGlobalKeptFields,
  reportKeptFields,
} from './hooks/merge-edit'
import { locksInOwnName } from './presence/locks-in-own-name'

/**
 * Lets one save of a record follow the other, in whichever way it is saved, and none undo what
 * another has changed; on a finished config, for everything with drafts or with texts in several
 * languages.
 */
export function serializeSaves(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!isShared(collection)) continue
    letManyIn(collection)
    const first = { beforeOperation: [lockDocumentFirst, mergeEditFirst] }
    collection.hooks = joinHooks(first, collection.hooks, { afterChange: [reportKeptFields] })
  }
  for (const global of config.globals) {
    letManyIn(global)
    const first = { beforeOperation: [lockGlobalFirst, mergeGlobalEditFirst] }
    global.hooks = joinGlobalHooks(first, global.hooks, { afterChange: [reportGlobalKeptFields] })
  }
  locksInOwnName(config)
  return config
}

/**
 * Payload's dialog keeps all others out of a record that one editor has left open. Its table of locks
 * stays as it is, which has to be settled before the config is finished.
 */
function letManyIn(config: { lockDocuments?: unknown }): void {
  config.lockDocuments = false
}

// At the head of the form: who else has it open.
const presence = formHead({
  name: 'presence',
  label: label({ ro: 'Cine mai lucrează aici', en: 'Who else is here', ru: 'Кто ещё здесь' }),
  component: '/features/editing/admin/presence.client#Presence',
})

// In the form: sends what it was filled with, and shows what someone else has changed meanwhile.
const editBase = '/features/editing/admin/edit-base.client#EditBase'

/** The form's part of it: sends what has changed, and merges what others have changed meanwhile. */
export function editing(): Plugin {
  return (config) =>
    extendGlobals({
      config: extendCollections({
        config: withEndpoints({ config, endpoints: editingEndpoints }),
        extend: collectionWithEditBase,
      }),
      extend: globalWithEditBase,
    })
}

function collectionWithEditBase(given: CollectionConfig): CollectionConfig {
  if (!isShared(given)) return given
  const config = { ...given, fields: [presence, ...given.fields] }
  const { admin = {} } = config
  const { components = {} } = admin
  const edit = components.edit ?? {}
  const beforeDocumentControls = [...(edit.beforeDocumentControls ?? []), editBase]
  const withBase = { ...components, edit: { ...edit, beforeDocumentControls } }
  return { ...config, admin: { ...admin, components: withBase } }
}

/** The same for a global. */
function globalWithEditBase(config: GlobalConfig): GlobalConfig {
  const { admin = {} } = config
  const { components = {} } = admin
  const elements = components.elements ?? {}
  const beforeDocumentControls = [...(elements.beforeDocumentControls ?? []), editBase]
  const withBase = { ...components, elements: { ...elements, beforeDocumentControls } }
  const fields = [presence, ...config.fields]
  return { ...config, fields, admin: { ...admin, components: withBase } }
}

function isShared({ versions, fields }: { versions?: unknown; fields: Field[] }): boolean {
  return Boolean(versions) || isLocalized(fields)
}

function isLocalized(fields: Field[]): boolean {
  return fields.some((field) => {
    if (fieldAffectsData(field) && field.localized) return true
    if (field.type === 'tabs') return field.tabs.some((tab) => isLocalized(tab.fields))
    if (field.type === 'blocks') return field.blocks.some((block) => isLocalized(block.fields))
    return 'fields' in field && isLocalized(field.fields)
  })
}
