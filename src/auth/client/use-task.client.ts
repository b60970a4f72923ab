'use client'

import { useCallback, useState, type SubmitEvent } from 'react'
import type { Problem } from './problem'

type Work<Found> = (values: FormData) => Promise<Found | null>

/**
 * Things a screen can do, one at a time, and what went wrong with the last one. What is typed stays
 * in the fields, whatever comes back.
 */
export function useTask<Name extends string, Found = Problem>() {
  const [problem, setProblem] = useState<Found | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState<Name | null>(null)
  const clear = useCallback(() => setProblem(null), [])

  async function run({ name, work, values }: { name: Name; work: Work<Found>; values: FormData }) {
    if (busy !== null) return
    setBusy(name)
    setProblem(await work(values))
    setAttempt(attempt + 1)
    setBusy(null)
  }

  return {
    problem,
    /** Another number for each attempt: the key of the error summary. */
    attempt,
    /** The running task. */
    busy,
    clear,
    /** A handler for a button. */
    onClick: (task: { name: Name; work: Work<Found> }) => () => {
      void run({ ...task, values: new FormData() })
    },
    /** A handler for a form. */
    onSubmit:
      (task: { name: Name; work: Work<Found> }) => (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void run({ ...task, values: new FormData(event.currentTarget) })
      },
  }
}

/** A text field of a form as a string. */
export function getText({ values, name }: { values: FormData; name: string }): string {
  const value = values.get(name)
  return typeof value === 'string' ? value : ''
}
