import type { CollectionConfig, GlobalConfig } from 'payload'

type CollectionHooks = NonNullable<CollectionConfig['hooks']>
type GlobalHooks = NonNullable<GlobalConfig['hooks']>

/** The hooks of a collection, and after them those that a plugin adds. */
export function addHooks({
  collection,
  hooks: added,
}: {
  collection: CollectionConfig
  hooks: CollectionHooks
}): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      afterChange: both(hooks.afterChange, added.afterChange),
      afterDelete: both(hooks.afterDelete, added.afterDelete),
      afterLogin: both(hooks.afterLogin, added.afterLogin),
      afterLogout: both(hooks.afterLogout, added.afterLogout),
      beforeChange: both(hooks.beforeChange, added.beforeChange),
      beforeDelete: both(hooks.beforeDelete, added.beforeDelete),
      beforeLogin: both(hooks.beforeLogin, added.beforeLogin),
      beforeOperation: both(hooks.beforeOperation, added.beforeOperation),
    },
  }
}

/** The same for a global. */
export function addGlobalHooks({
  global,
  hooks: added,
}: {
  global: GlobalConfig
  hooks: GlobalHooks
}): GlobalConfig {
  const { hooks = {} } = global
  return {
    ...global,
    hooks: {
      ...hooks,
      afterChange: both(hooks.afterChange, added.afterChange),
      beforeChange: both(hooks.beforeChange, added.beforeChange),
      beforeOperation: both(hooks.beforeOperation, added.beforeOperation),
    },
  }
}

function both<Hook>(own: Hook[] | undefined, added: Hook[] | undefined): Hook[] {
  return [...(own ?? []), ...(added ?? [])]
}
