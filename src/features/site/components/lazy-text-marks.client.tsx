'use client'

import { lazy, Suspense, type ComponentProps } from 'react'

// Readers get neither its script nor its styles: those of the layout come to everybody.
const TextMarks = lazy(async () => {
  const { TextMarks: component } = await import('./text-marks.client')
  return { default: component }
})

export function LazyTextMarks(props: ComponentProps<typeof TextMarks>) {
  return (
    <Suspense fallback={null}>
      <TextMarks {...props} />
    </Suspense>
  )
}
