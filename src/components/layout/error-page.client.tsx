'use client'

import { BoundaryPage } from './boundary-page'
import { useSharedTexts } from './shared-texts.client'

export function ErrorPage({ retry }: { retry: () => void }) {
  const { error, home } = useSharedTexts()
  return (
    <BoundaryPage title={error.title} text={error.text}>
      <button type="button" onClick={retry}>
        {error.retry}
      </button>{' '}
      <a href={home}>{error.back}</a>
    </BoundaryPage>
  )
}
