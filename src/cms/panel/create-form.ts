import type { SanitizedCollectionConfig, SanitizedConfig } from 'payload'

/**
 * The configuration for the form of a new record: without autosave, for which Payload would store an
 * empty record before the first word is written.
 * @param options `segments` of the address, after that of the admin
 */
export function configForForm(options: {
  config: SanitizedConfig
  segments: readonly string[] | undefined
}): SanitizedConfig {
  const { config, segments = [] } = options
  const [kind, slug, action] = segments
  if (kind !== 'collections' || action !== 'create' || segments.length !== 3) return config
  const collections = config.collections.map((collection) =>
    collection.slug === slug ? withoutAutosave(collection) : collection,
  )
  return { ...config, collections }
}

function withoutAutosave(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const { versions } = collection
  if (!versions?.drafts) return collection
  return {
    ...collection,
    versions: { ...versions, drafts: { ...versions.drafts, autosave: false } },
  }
}
