'use client'

import { useEffect, useRef } from 'react'

/**
 * Puts the fields of the form around it back to what its address asks for when that changes without
 * them, as by “Back”. New fields would do so too, but take the focus from the one just changed.
 */
export function AddressValues({ query }: { query: string }) {
  const place = useRef<HTMLInputElement>(null)
  const shown = useRef(query)

  useEffect(() => {
    if (shown.current === query) return
    shown.current = query
    const asked = new URLSearchParams(query)
    for (const field of place.current?.form?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const value = asked.get(field.name)
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        field.checked = value === field.value
      } else if (field.type !== 'hidden') field.value = value ?? ''
    }
  }, [query])

  return <input ref={place} type="hidden" />
}
