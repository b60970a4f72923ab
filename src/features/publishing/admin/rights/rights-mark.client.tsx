'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect, type ReactNode } from 'react'
import { editorRights, mayWriteShared } from '@/cms/access/rights'
import './rights-mark.css'

/** Marks the panel of editors who only change texts: some of Payload’s buttons are not for them. */
export function RightsMark({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  const editor = editorRights(user)
  const isLimited = editor !== null && !mayWriteShared(editor)

  useEffect(() => {
    document.documentElement.toggleAttribute('data-texts-only', isLimited)
  }, [isLimited])

  return children
}
