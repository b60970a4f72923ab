'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

// As with the marks of texts: what readers never see is not sent to them.
const PreviewTheme = lazy(async () => {
  const { PreviewTheme: component } = await import('./preview-theme.client')
  return { default: component }
})

export function LazyPreviewTheme(props: ComponentProps<typeof PreviewTheme>) {
  return (
    <Suspense fallback={null}>
      <PreviewTheme {...props} />
    </Suspense>
  )
}
