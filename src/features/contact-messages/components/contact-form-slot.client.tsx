'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ContactForm, FormBefore } from './contact-form.client'
import { controls } from './contact-limits'
import type { ContactTexts } from './contact-texts'

type Props = { locale: Locale; texts: ContactTexts; children: ReactNode }

function typedInto(id: string): string {
  const control = document.getElementById(id)
  const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
  return isText ? control.value : ''
}

/**
 * Holds the plain form, which works by itself, and puts the one with script in its place. Only a
 * member's browser fetches that.
 */
export function ContactFormSlot({ locale, texts, children }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Form: typeof ContactForm; before: FormBefore } | null>(
    null,
  )

  useEffect(() => {
    if (!document.documentElement.hasAttribute('data-member')) return
    import('./contact-form.client').then(
      ({ ContactForm: Form }) => {
        const { activeElement } = document
        const name = typedInto(controls.name)
        const message = typedInto(controls.message)
        const hasFocus = slot.current?.contains(activeElement) ?? false
        const focused = hasFocus ? (activeElement?.id ?? null) : null
        setLoaded({ Form, before: { name, message, focused } })
      },
      () => {
        // The plain form stays.
      },
    )
  }, [])

  return (
    <div ref={slot} data-hydrate-for-members="">
      {loaded ? <loaded.Form locale={locale} texts={texts} before={loaded.before} /> : children}
    </div>
  )
}
