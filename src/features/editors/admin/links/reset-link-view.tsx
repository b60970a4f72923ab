import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSegments } from '@/components/panel/admin-page'

/** In place of Payload's page for a new password: leads to ours, where the address keeps no token. */
export function ResetLinkPage(view: AdminViewServerProps) {
  const [, token = ''] = getSegments(view)
  redirect(`/admin/new-password#${token}`)
}
