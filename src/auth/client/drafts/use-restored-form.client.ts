'use client'

import { useEffect, useLayoutEffect, useState } from 'react'
import { useSdk } from '../sdk/sdk.client'
import { giveFocus, type FocusedControl } from './focused-control.client'
import type { TabDraft } from './tab-draft.client'
import { useFreshForm } from './use-fresh-form.client'

/** Values of the plain form, and its focused control. */
export type FormBefore = { typed: Record<string, unknown>; focused: FocusedControl | null }

/**
 * A member's form in the place of the plain one: goes on from what was typed there, which outlives
 * every failure, a reload and a new sign-in.
 */
export function useRestoredForm<Draft extends Record<string, string>>({
  draft,
  before: { typed, focused },
  sentId,
  firstId,
}: {
  draft: TabDraft<Draft>
  before: FormBefore
  /** Id of the element that takes focus once the form has been sent. */
  sentId: string
  /** The first control, which takes focus in another form after that. */
  firstId: string
}) {
  const [start, setStart] = useState(() => draft.chooseStart(typed))
  const [step, setStep] = useState<'first' | 'sent' | 'another'>('first')
  useSdk()
  useFreshForm()

  useLayoutEffect(() => {
    if (focused !== null) giveFocus(focused)
  }, [focused])

  useEffect(() => {
    // What was typed before this form came is kept from now on, too.
    draft.keepStart(draft.chooseStart(typed))
  }, [draft, typed])

  useEffect(() => {
    // What had focus is gone.
    if (step === 'sent') document.getElementById(sentId)?.focus()
    if (step === 'another') document.getElementById(firstId)?.focus()
  }, [step, sentId, firstId])

  return {
    /** Initial values of the fields. */
    start,
    isSent: step === 'sent',
    /** To be called when the form was accepted, with what the next one begins with. */
    finish(next: Draft): void {
      draft.forget()
      setStart(next)
      setStep('sent')
    },
    /** Shows an empty form again. */
    again(): void {
      setStep('another')
    },
  }
}
