'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '@/i18n/locales'
import type { ApplicationForm, FormBefore } from './application-form.client'
import type { ApplicationTexts } from './application-texts'

type Props = { locale: Locale; texts: ApplicationTexts; children: ReactNode }

function typedInto(slot: HTMLElement | null): Record<string, unknown> {
  const form = slot?.querySelector('form')
  return form ? Object.fromEntries(new FormData(form)) : {}
}

/**
 * Holds the plain form, which works by itself, and puts the one with script in its place. Only a
 * member's browser fetches that.
 */
export function ApplicationFormSlot({ locale, texts, children }: Props) {
  const slot = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{
    Form: typeof ApplicationForm
    before: FormBefore
  } | null>(null)

  useEffect(() => {
    if (!document.documentElement.hasAttribute('data-member')) return
    import('./application-form.client')
      .then(async ({ ApplicationForm: Form, readApplicant }) => {
        const applicant = await readApplicant(locale)
        const { activeElement } = document
        const hasFocus = slot.current?.contains(activeElement) ?? false
        const focused = hasFocus ? (activeElement?.id ?? null) : null
        setLoaded({ Form, before: { applicant, typed: typedInto(slot.current), focused } })
      })
      .catch(() => {
        // The plain form stays.
      })
  }, [locale])

  return (
    <div ref={slot} data-hydrate-for-members="">
      {loaded ? <loaded.Form locale={locale} texts={texts} before={loaded.before} /> : children}
    </div>
  )
}
