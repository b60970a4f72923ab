import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { joinGlobalHooks, joinHooks } from '@/cms/join-hooks'
import { extendCollections, extendGlobals } from '@/cms/extend-config'
import { label } from '@/cms/label'
import { auditCollection, auditGlobal } from './hooks/audit'
import { signChange, signGlobalChange } from './hooks/updated-by'
import { withAuditOptions, type AuditOptions } from './options'

/** Who has changed a record last; set by a hook, whatever is sent. */
const updatedBy: Field = {
  name: 'updatedBy',
  type: 'relationship',
  relationTo: 'editors',
  label: label({ ro: 'Modificat de', en: 'Changed by', ru: 'Изменил(а)' }),
  access: { create: () => false, update: () => false },
  admin: {
    position: 'sidebar',
    readOnly: true,
    // What nobody has changed yet would ask for a choice.
    condition: ({ updatedBy }) => Boolean(updatedBy),
  },
}

/** Signs each change of these collections and of every global, and records it in the audit log. */
export function audit(options: AuditOptions): Plugin {
  return (config) =>
    extendGlobals({
      config: extendCollections({
        config: withAuditOptions({ config, options }),
        extend: (collection) =>
          options.collections.includes(collection.slug)
            ? auditedCollection(collection)
            : collection,
      }),
      extend: auditedGlobal,
    })
}

function auditedCollection(collection: CollectionConfig): CollectionConfig {
  const { fields, hooks } = collection
  return {
    ...collection,
    fields: [...fields, updatedBy],
    hooks: joinHooks(hooks, { beforeChange: [signChange] }, auditCollection),
  }
}

function auditedGlobal(global: GlobalConfig): GlobalConfig {
  const { fields, hooks } = global
  return {
    ...global,
    fields: [...fields, updatedBy],
    hooks: joinGlobalHooks(hooks, { beforeChange: [signGlobalChange] }, auditGlobal),
  }
}
