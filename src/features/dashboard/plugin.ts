import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'

/**
 * The first view of the panel: what waits, what has changed, how the site is doing.
 *
 * @param options `parts`: server components of other features, by path, shown after what waits
 */
export function dashboard({ parts }: { parts: string[] }): Plugin {
  return (config) =>
    extendPanel({
      config,
      views: {
        dashboard: {
          Component: {
            path: '/features/dashboard/admin/dashboard-view#DashboardView',
            serverProps: { parts },
          },
        },
      },
      dependencies: parts,
    })
}
