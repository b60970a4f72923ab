'use client'

import { mayOpenInbox } from '../inbox/inbox-rights'
import { NavLink } from '@/components/panel/nav-link.client'
import { inboxPath } from '../inbox/inbox-path'
import { listTexts } from './list-texts'

/** Shown to those who may open the inbox. */
export function InboxNavLink() {
  return <NavLink id="nav-inbox" mayOpen={mayOpenInbox} path={inboxPath} title={listTexts.title} />
}
