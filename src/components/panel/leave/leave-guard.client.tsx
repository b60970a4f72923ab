'use client'

import { useState } from 'react'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { LeaveQuestion } from './leave-question.client'
import { allowNextNavigation, useLeaveGuard, type Leaving } from './use-leave-guard.client'

/**
 * Beside a field whose words are not stored: asks before its page is left with words in it by a link, a
 * reload or a closed tab. “Back” is not asked about.
 */
export function LeaveGuard({
  hint,
  isKept = false,
  isUnsent,
  language,
}: {
  /** Fate of the typed text, unless it is simply lost. */
  hint?: AdminLabel
  /** Whether the words are there on the way back, as the hint says. */
  isKept?: boolean
  isUnsent: boolean
  language: Locale
}) {
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  useLeaveGuard({
    isUnsaved: isUnsent,
    fate: isKept ? 'kept' : 'lost',
    hint,
    onLeave: setLeaving,
  })
  if (leaving === null) return null

  function leave(href: string) {
    setLeaving(null)
    allowNextNavigation()
    window.location.assign(href)
  }

  return (
    <LeaveQuestion
      hint={hint}
      language={language}
      more={leaving.keptHint}
      onLeave={() => leave(leaving.href)}
      onStay={() => setLeaving(null)}
    />
  )
}
