'use client'

import { useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { LeaveQuestion } from './leave-question.client'
import { useLeaveGuard } from './use-leave-guard.client'

/** Beside a field whose words are not stored: asks before its page is left with words in it. */
export function LeaveGuard({
  hint,
  isUnsent,
  language,
}: {
  /** What becomes of the words; they are lost unless it says otherwise. */
  hint?: AdminLabel
  isUnsent: boolean
  language: Locale
}) {
  const [to, setTo] = useState<string | null>(null)
  const { letGo } = useLeaveGuard({ isUnsaved: isUnsent, onLeave: setTo })
  if (to === null) return null

  function leave(href: string) {
    setTo(null)
    letGo()
    window.location.assign(href)
  }

  return (
    <LeaveQuestion
      hint={hint}
      language={language}
      onLeave={() => leave(to)}
      onStay={() => setTo(null)}
    />
  )
}
