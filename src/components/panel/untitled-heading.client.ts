'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'

/**
 * Heads a record without a title in words: `named` where it is new, “Untitled” in place of its number
 * where it has no title in the language that is shown.
 */
export function useUntitledHeading(named?: string): void {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { t } = useTranslation()
  const untitled = t('general:untitled')
  const said = id === undefined ? named : untitled
  const isUntitled = title === (id === undefined ? `[${untitled}]` : String(id))

  // Payload puts its own heading back whenever the title is emptied, in effects that run after this one
  // and would have the last word.
  useEffect(() => {
    if (!isUntitled || said === undefined) return
    const timer = setTimeout(() => setDocumentTitle(said))
    return () => clearTimeout(timer)
  }, [isUntitled, said, setDocumentTitle])
}
