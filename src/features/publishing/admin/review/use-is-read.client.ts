'use client'

import { useForm, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { editBaseName } from '@/lib/edit-base'
import { z } from '@/lib/zod-for-browsers'
import type { ReviewView } from '../../publishing-view'
import { isRead } from '../../review/is-read'

const baseSchema = z.record(z.string(), z.array(z.string()))

/**
 * Whether the form around shows the text that a review is about, as it was when the window was
 * opened. A language that the form is not in may have been read elsewhere.
 */
export function useIsRead({ locale, draftFields }: ReviewView): boolean {
  const { code } = useLocale()
  const { getFields } = useForm()
  const [isShown] = useState(() => {
    const base = baseSchema.safeParse(getFields()[editBaseName]?.value).data
    return code !== locale || base === undefined || isRead({ base, draft: draftFields })
  })
  return isShown
}
