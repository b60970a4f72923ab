'use client'

import { ErrorPage } from '@/components/layout/error-page.client'

export default function SiteError({ reset }: { reset: () => void }) {
  return <ErrorPage retry={reset} />
}
