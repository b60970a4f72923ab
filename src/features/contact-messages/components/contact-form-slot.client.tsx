'use client'

import { useCallback, type ReactNode } from 'react'
import type { FormBefore } from '@/auth/client/drafts/use-restored-form.client'
import { MemberFormSlot } from '@/auth/components/member-form-slot.client'
import type { Locale } from '@/i18n/locales'
import type { ContactTexts } from './contact-texts'

type Props = { locale: Locale; texts: ContactTexts; children: ReactNode }

/** The place of the form, with the plain one in it. */
export function ContactFormSlot({ locale, texts, children }: Props) {
  const load = useCallback(async () => {
    const { ContactForm } = await import('./contact-form.client')
    return (before: FormBefore) => <ContactForm locale={locale} texts={texts} before={before} />
  }, [locale, texts])
  return <MemberFormSlot load={load}>{children}</MemberFormSlot>
}
