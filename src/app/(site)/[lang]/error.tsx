'use client'

import { BoundaryPage } from '@/components/layout/boundary-page'
import { useSharedTexts } from '@/components/layout/shared-texts.client'

export default function SiteError({ reset }: { reset: () => void }) {
  const { error, home } = useSharedTexts()
  return (
    <BoundaryPage title={error.title} text={error.text}>
      <button type="button" onClick={reset}>
        {error.retry}
      </button>{' '}
      <a href={home}>{error.back}</a>
    </BoundaryPage>
  )
}
