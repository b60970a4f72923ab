'use client'

import { useEffect, useId, useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { ErrorSummary } from './error-summary.client'
import { problemSlotId } from './problem-slot'

type Props = {
  title: string
  /** Put before the title of the document: “Error · ”. */
  titlePrefix: string
  text: ReactNode
  items: { fieldId: string; text: string }[]
}

// A page may have several forms, but tells of one problem at a time: the last one.
let latest: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(id: string): void {
  latest = id
  for (const listener of listeners) listener()
}

/** The error summary of a form, shown in the page's ProblemSlot until another form has one. */
export function PageProblem(props: Props) {
  const id = useId()
  const isLatest = useSyncExternalStore(
    subscribe,
    () => latest === id,
    () => false,
  )

  useEffect(() => {
    announce(id)
  }, [id])

  return isLatest && <LatestProblem {...props} />
}

function LatestProblem({ title, titlePrefix, text, items }: Props) {
  useEffect(() => {
    const before = document.title
    document.title = `${titlePrefix}${before}`
    return () => {
      document.title = before
    }
  }, [titlePrefix])

  const slot = document.getElementById(problemSlotId)
  return slot && createPortal(<ErrorSummary title={title} text={text} items={items} />, slot)
}
