'use client'

import { useEffect } from 'react'
import { keepTabDraft, readTabDraft } from './tab-draft.client'

const key = 'typed-address'

/** Takes what is typed into the field of an address along to the page in another language. */
export function useTypedAddress(id: string): void {
  useEffect(() => {
    const field = document.getElementById(id)
    if (!(field instanceof HTMLInputElement)) return
    const draft = readTabDraft(key)
    keepTabDraft({ key, value: null })
    const isKept = typeof draft === 'object' && draft !== null && 'email' in draft
    if (isKept && field.value === '') field.value = String(draft.email)

    function keep({ target }: MouseEvent): void {
      if (!(target instanceof Element) || !(field instanceof HTMLInputElement)) return
      if (target.closest('a[hreflang]')) keepTabDraft({ key, value: { email: field.value } })
    }
    addEventListener('click', keep)
    return () => removeEventListener('click', keep)
  }, [id])
}
