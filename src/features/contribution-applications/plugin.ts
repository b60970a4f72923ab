import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { applicationsPath } from './review/application-paths'
import { listTexts } from './admin/texts'
import { contributionApplicationsEndpoints } from './endpoints'

/** The list of applications, in which editors decide who contributes. */
export function contributionApplications(): Plugin {
  return (config) =>
    extendPanel({
      config: withEndpoints({ config, endpoints: contributionApplicationsEndpoints }),
      navLinks: [
        {
          id: 'nav-applications',
          path: applicationsPath,
          title: listTexts.title,
          shownTo: 'editors',
        },
      ],
      views: {
        applications: {
          Component: '/features/contribution-applications/admin/applications-view#ApplicationsView',
          path: '/applications',
        },
      },
    })
}
