'use client'

import { useEffect, useRef } from 'react'

type Field = HTMLInputElement | HTMLSelectElement

/** The editor's last change in a form, before the address has caught up. */
type Step = 'sent' | 'cleared' | null

/**
 * Resets the fields of the surrounding form to what the address asks for when that changes.
 * Re-creating the fields would do so too, but take the focus from the one just changed. Words being
 * typed stay, and so does a field that is changed again before the answer arrives.
 */
export function AddressValues({ query }: { query: string }) {
  const place = useRef<HTMLInputElement>(null)
  const shown = useRef(query)
  const step = useRef<Step>(null)
  const touched = useRef(new Set<EventTarget>())

  useEffect(() => {
    if (shown.current === query) return
    const [former, asked] = [new URLSearchParams(shown.current), new URLSearchParams(query)]
    const { current: done } = step
    shown.current = query
    step.current = null
    for (const field of place.current?.form?.elements ?? []) {
      if (!isField(field) || field.name === '' || isFixed(field)) continue
      const mayStay = done === 'sent' || (done === null && isOfWords(field))
      const isTouched = touched.current.has(field) && field === document.activeElement
      if (mayStay && (isTouched || !isAs({ field, query: former }))) continue
      put({ field, query: asked })
    }
  }, [query])

  useEffect(() => {
    const form = place.current?.form
    if (!form) return
    const abort = new AbortController()
    const { signal } = abort
    const note = (target: EventTarget | null) => target && touched.current.add(target)
    const end = (done: Step) => {
      step.current = done
      touched.current.clear()
    }
    form.addEventListener('input', ({ target }) => note(target), { signal })
    form.addEventListener('submit', () => end('sent'), { signal })
    form.addEventListener('click', ({ target }) => isLink(target) && end('cleared'), { signal })
    return () => abort.abort()
  }, [])

  return <input ref={place} type="hidden" />
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement
}

/** Whether it is hidden and nobody chooses what it says. */
function isFixed({ type, dataset }: Field): boolean {
  return type === 'hidden' && dataset.chosen === undefined
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a') !== null
}

function isCheck(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'checkbox'
}

function isOfWords(field: Field): boolean {
  return field instanceof HTMLInputElement && !isCheck(field)
}

type Asked = { field: Field; query: URLSearchParams }

function isAs({ field, query }: Asked): boolean {
  if (isCheck(field)) return field.checked === query.getAll(field.name).includes(field.value)
  // An address says words without the spaces around them.
  return field.value.trim() === (query.get(field.name) ?? '').trim()
}

function put({ field, query }: Asked): void {
  if (field.type === 'hidden') {
    field.value = query.get(field.name) ?? ''
    // The part of the page that fills it shows the same.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return
  }
  if (isCheck(field)) {
    field.checked = query.getAll(field.name).includes(field.value)
    return
  }
  field.value = query.get(field.name) ?? ''
  // A select shows nothing for a value that is none of its choices, not even that it filters by "any".
  if (field instanceof HTMLSelectElement && field.selectedIndex < 0) field.selectedIndex = 0
}
