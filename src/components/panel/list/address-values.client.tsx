'use client'

import { useEffect, useRef } from 'react'

/**
 * Puts the fields of the form around it back to what its address asks for when that changes without
 * them, as by “Back”. New fields would do so too, but take the focus from the one just changed. What
 * somebody has begun to type stays.
 */
export function AddressValues({ query }: { query: string }) {
  const place = useRef<HTMLInputElement>(null)
  const shown = useRef(query)

  useEffect(() => {
    if (shown.current === query) return
    const [former, asked] = [new URLSearchParams(shown.current), new URLSearchParams(query)]
    shown.current = query
    for (const field of place.current?.form?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue
      const value = asked.get(field.name)
      if (field instanceof HTMLInputElement && field.type === 'checkbox') {
        field.checked = value === field.value
      } else if (field.type !== 'hidden' && field.value === (former.get(field.name) ?? '')) {
        field.value = value ?? ''
      }
    }
  }, [query])

  return <input ref={place} type="hidden" />
}
