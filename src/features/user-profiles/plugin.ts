import type { Plugin } from 'payload'
import { extendPanel } from '@/cms/panel/extend-panel'
import { withEndpoints } from '@/cms/endpoints/with-endpoints'
import { membersPath } from './admin/member-paths'
import { memberTexts } from './admin/texts'
import { userProfilesEndpoints } from './endpoints'

/** The list of members, in which editors find, suspend and remove them. */
export function userProfiles(): Plugin {
  return (config) =>
    extendPanel({
      config: withEndpoints({ config, endpoints: userProfilesEndpoints }),
      navLinks: [
        { id: 'nav-members', path: membersPath, title: memberTexts.title, shownTo: 'editors' },
      ],
      views: {
        members: {
          Component: '/features/user-profiles/admin/members-view#MembersView',
          path: '/members',
        },
      },
    })
}
