import type { AdminViewConfig, Config } from 'payload'
import type { AdminLabel } from '@/cms/label'

/** A view among Payload’s own links. */
export type PanelLink = {
  id: string
  path: string
  title: AdminLabel
  /** `editors` are those by their role, and administrators. */
  shownTo: 'everyone' | 'editors' | 'administrators'
}

/** The configuration with views, links of the navigation and providers added to its panel. */
export function extendPanel({
  config,
  views = {},
  navLinks = [],
  providers = [],
  dependencies = [],
}: {
  config: Config
  /** By name; a name of Payload's own view replaces that view. */
  views?: Record<string, AdminViewConfig>
  navLinks?: PanelLink[]
  providers?: string[]
  /** Components that own views render, which the import map would miss. */
  dependencies?: string[]
}): Config {
  const { admin = {} } = config
  const { components = {} } = admin
  return {
    ...config,
    admin: {
      ...admin,
      dependencies: { ...admin.dependencies, ...asDependencies(dependencies) },
      components: {
        ...components,
        afterNavLinks: [...(components.afterNavLinks ?? []), ...navLinks.map(asComponent)],
        providers: [...(components.providers ?? []), ...providers],
        // Payload's type for views by any name does not survive being spread.
        views: Object.assign({}, components.views, views),
      },
    },
  }
}

function asComponent(clientProps: PanelLink) {
  return { path: '/components/panel/nav-link.client#NavLink', clientProps }
}

function asDependencies(paths: string[]) {
  return Object.fromEntries(paths.map((path) => [path, { path, type: 'component' as const }]))
}
