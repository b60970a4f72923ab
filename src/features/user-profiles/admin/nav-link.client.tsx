'use client'

import { mayManageMembers } from '../membership/member-rights'
import { NavLink } from '@/components/panel/nav-link.client'
import { membersPath } from './member-paths'
import { memberTexts } from './texts'

/** Shown to those who may see the members. */
export function MembersNavLink() {
  return (
    <NavLink
      id="nav-members"
      mayOpen={mayManageMembers}
      path={membersPath}
      title={memberTexts.title}
    />
  )
}
