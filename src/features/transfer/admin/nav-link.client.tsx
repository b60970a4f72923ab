'use client'

import { mayTransfer } from '../transfer-rights'
import { NavLink } from '@/components/panel/nav-link.client'
import { transferPath } from './transfer-path'
import { transferTexts } from './texts'

/** The transfer of content among Payload’s own links, for administrators. */
export function TransferNavLink() {
  return (
    <NavLink
      id="nav-transfer"
      mayOpen={mayTransfer}
      path={transferPath}
      title={transferTexts.title}
    />
  )
}
