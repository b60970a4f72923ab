'use client'

import { useCallback, type ReactNode } from 'react'
import type { FormBefore } from '@/auth/client/drafts/use-restored-form.client'
import { MemberFormSlot } from '@/auth/components/member-form-slot.client'
import type { Locale } from '@/i18n/locales'
import type { ApplicationTexts } from './application-texts'

type Props = { locale: Locale; texts: ApplicationTexts; children: ReactNode }

/** The place of the form, with the plain one in it. */
export function ApplicationFormSlot({ locale, texts, children }: Props) {
  const load = useCallback(async () => {
    const [{ ApplicationForm }, { readWriter }] = await Promise.all([
      import('./application-form.client'),
      import('@/auth/client/read-writer.client'),
    ])
    const form = { locale, texts, writer: await readWriter(locale) }
    return (before: FormBefore) => <ApplicationForm {...form} before={before} />
  }, [locale, texts])
  return <MemberFormSlot load={load}>{children}</MemberFormSlot>
}
