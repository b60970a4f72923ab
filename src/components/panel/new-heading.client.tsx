'use client'

import { useDocumentInfo, useDocumentTitle, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { AdminLabel } from '@/cms/label'
import { adminLanguage } from './admin-language'

/**
 * Gives a form without a title a heading in words: that of its collection where the record is new,
 * and in place of a number where it has none in the language that is shown.
 */
export function NewHeading({ heading }: { heading: AdminLabel }) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  const { i18n, t } = useTranslation()
  const untitled = t('general:untitled')
  const said = id === undefined ? heading[adminLanguage(i18n.language)] : untitled
  const isUntitled = title === (id === undefined ? `[${untitled}]` : String(id))

  // Payload puts its own heading back whenever the title is emptied, in effects that run after this one
  // and would have the last word.
  useEffect(() => {
    if (!isUntitled) return
    const timer = setTimeout(() => setDocumentTitle(said))
    return () => clearTimeout(timer)
  }, [isUntitled, said, setDocumentTitle])

  return null
}
