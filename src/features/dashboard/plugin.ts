import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'

/** The first view of the panel: what waits, what has changed, how the site is doing. */
export function dashboard(): Plugin {
  return (config) =>
    extendPanel({
      config,
      views: { dashboard: { Component: '/features/dashboard/admin/dashboard-view#DashboardView' } },
    })
}
