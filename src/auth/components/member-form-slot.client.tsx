'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { readFocus } from '../client/drafts/focused-control.client'
import type { FormBefore } from '../client/drafts/use-restored-form.client'

type Show = (before: FormBefore) => ReactNode

function readForm(slot: HTMLElement | null): FormBefore {
  const form = slot?.querySelector('form')
  return {
    typed: form ? Object.fromEntries(new FormData(form)) : {},
    focused: readFocus(slot),
  }
}

const pressPauseMs = 30

/**
 * Holds a plain form, which works by itself, and puts the one with script in its place. Only a
 * member's browser fetches that, also after a sign-in in another tab; `load` has to stay the same
 * function as long as it fetches the same.
 */
export function MemberFormSlot({
  load,
  children,
}: {
  load: () => Promise<Show>
  children: ReactNode
}) {
  const slot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ show: Show; before: FormBefore } | null>(null)

  useEffect(() => {
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const replace = (show: Show) => {
      if (stop.signal.aborted) return
      // A press that begins on an element which is replaced meanwhile does nothing.
      if (slot.current?.querySelector(':is(a, button, label):active')) {
        timer = setTimeout(() => replace(show), pressPauseMs)
        return
      }
      // At once: a key that is pressed after the reading would be lost with the plain form.
      flushSync(() => setLoaded({ show, before: readForm(slot.current) }))
      stop.abort()
    }
    // What is being sent would come back in the other form as something to be sent.
    slot.current?.addEventListener('submit', () => stop.abort(), { signal: stop.signal })
    const begin = () => {
      if (!document.documentElement.hasAttribute('data-member')) return
      load().then(replace, () => {
        // The plain form stays.
      })
    }
    // The member may have signed in in another tab.
    addEventListener('visibilitychange', begin, { signal: stop.signal })
    begin()
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [load])

  return (
    <div ref={slot} data-hydrate-for-members="">
      {loaded ? loaded.show(loaded.before) : children}
    </div>
  )
}
