import type { z } from 'zod'

/** Payload's place for the options of plugins. */
export type Configured = { config: { custom: Record<string, unknown> } }

/**
 * Reads the options that a plugin has stored under `name`; null without the plugin.
 * It is parsed once: the panel asks for every text and every line of a list.
 */
export function pluginOptionsReader<Schema extends z.ZodType>({
  name,
  schema,
}: {
  name: string
  schema: Schema
}): (cms: Configured) => z.output<Schema> | null {
  const parsed = new WeakMap<Configured['config'], z.output<Schema> | null>()
  return ({ config }) => {
    const known = parsed.get(config)
    if (known !== undefined) return known
    const told = config.custom[name]
    const options = told === undefined ? null : schema.parse(told)
    parsed.set(config, options)
    return options
  }
}
