'use client'

import { NavLink } from '@/components/panel/nav-link.client'
import { deskPath } from '../desk-paths'
import { deskTexts } from './texts/desk'

/** The desk, shown to every editor. */
export function TranslationsNavLink() {
  return <NavLink id="nav-translations" path={deskPath} title={deskTexts.title} />
}
