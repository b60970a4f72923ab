'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'

/** In live preview: shows the page again when the editor's draft is saved. */
export function RefreshOnSave({ serverURL }: { serverURL: string }) {
  const router = useRouter()
  return (
    <RefreshRouteOnSave
      refresh={() => {
        router.refresh()
      }}
      serverURL={serverURL}
    />
  )
}
