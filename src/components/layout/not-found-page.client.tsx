'use client'

import { BoundaryPage } from './boundary-page'
import { useSharedTexts } from './shared-texts.client'

export function NotFoundPage() {
  const { notFound, home } = useSharedTexts()
  return (
    <BoundaryPage title={notFound.title} text={notFound.text}>
      <a href={home}>{notFound.back}</a>
    </BoundaryPage>
  )
}
