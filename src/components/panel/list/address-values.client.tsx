'use client'

import { useEffect, useRef } from 'react'

/**
 * Puts the fields of the form around it back to what its address asks for when that changes without
 * them, as by “Back”. New fields would do so too, but take the focus from the one just changed. What
 * somebody has begun to type stays, and so does a field that is typed in again before the answer comes.
 */
export function AddressValues({ query }: { query: string }) {
  const place = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const typedIn = useRef<EventTarget | null>(null)

  useEffect(() => {
    if (shown.current === query) return
    const [former, asked] = [new URLSearchParams(shown.current), new URLSearchParams(query)]
    shown.current = query
    for (const field of place.current?.form?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const value = asked.get(field.name)
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        field.checked = value === field.value
        continue
      }
      const isTypedIn = field === typedIn.current && field === document.activeElement
      if (field.type === 'hidden' || isTypedIn) continue
      // An address says words without the spaces around them.
      if (field.value.trim() === (former.get(field.name) ?? '').trim()) field.value = value ?? ''
    }
  }, [query])

  useEffect(() => {
    const form = place.current?.form
    if (!form) return
    const abort = new AbortController()
    const { signal } = abort
    form.addEventListener('input', ({ target }) => (typedIn.current = target), { signal })
    form.addEventListener('submit', () => (typedIn.current = null), { signal })
    return () => abort.abort()
  }, [])

  return <input ref={place} type="hidden" />
}
