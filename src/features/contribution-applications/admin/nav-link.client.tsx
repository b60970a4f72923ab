'use client'

import { mayOpenApplications } from '../review/application-rights'
import { NavLink } from '@/components/panel/nav-link.client'
import { applicationsPath } from './application-paths'
import { listTexts } from './texts'

/** Shown to those who may open the applications. */
export function ApplicationsNavLink() {
  return (
    <NavLink
      id="nav-applications"
      mayOpen={mayOpenApplications}
      path={applicationsPath}
      title={listTexts.title}
    />
  )
}
