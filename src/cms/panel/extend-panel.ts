import type { AdminViewConfig, Config } from 'payload'

/** The configuration with views, links of the navigation and providers added to its panel. */
export function extendPanel({
  config,
  views = {},
  navLinks = [],
  providers = [],
}: {
  config: Config
  /** By name; a name of Payload's own view replaces that view. */
  views?: Record<string, AdminViewConfig>
  navLinks?: string[]
  providers?: string[]
}): Config {
  const { admin = {} } = config
  const { components = {} } = admin
  return {
    ...config,
    admin: {
      ...admin,
      components: {
        ...components,
        afterNavLinks: [...(components.afterNavLinks ?? []), ...navLinks],
        providers: [...(components.providers ?? []), ...providers],
        // Payload's type for views by any name does not survive being spread.
        views: Object.assign({}, components.views, views),
      },
    },
  }
}
