import type { CollectionConfig, Config, Field, GlobalConfig } from 'payload'

/** The configuration with every collection passed through `extend`. */
export function extendCollections({
  config,
  extend,
}: {
  config: Config
  extend: (collection: CollectionConfig) => CollectionConfig
}): Config {
  return { ...config, collections: (config.collections ?? []).map(extend) }
}

/** The configuration with every global passed through `extend`. */
export function extendGlobals({
  config,
  extend,
}: {
  config: Config
  extend: (global: GlobalConfig) => GlobalConfig
}): Config {
  return { ...config, globals: (config.globals ?? []).map(extend) }
}

/**
 * The configuration with one collection passed through `extend`.
 * @throws Error when no collection has this slug: a plugin without its collection is a mistake
 */
export function extendCollection({
  config,
  slug,
  extend,
}: {
  config: Config
  slug: string
  extend: (collection: CollectionConfig) => CollectionConfig
}): Config {
  if (!config.collections?.some((collection) => collection.slug === slug)) {
    throw new Error(`The configuration has no collection "${slug}".`)
  }
  return extendCollections({
    config,
    extend: (collection) => (collection.slug === slug ? extend(collection) : collection),
  })
}

/**
 * The collection with one of its fields passed through `extend`; fields in groups and tabs are not
 * looked for.
 * @throws Error when no field has this name
 */
export function extendField({
  collection,
  name,
  extend,
}: {
  collection: CollectionConfig
  name: string
  extend: (field: Field) => Field
}): CollectionConfig {
  const isWanted = (field: Field) => 'name' in field && field.name === name
  if (!collection.fields.some(isWanted)) {
    throw new Error(`The collection "${collection.slug}" has no field "${name}".`)
  }
  const fields = collection.fields.map((field) => (isWanted(field) ? extend(field) : field))
  return { ...collection, fields }
}
