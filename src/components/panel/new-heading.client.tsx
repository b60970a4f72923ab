'use client'

import { useTranslation } from '@payloadcms/ui'
import type { AdminLabel } from '@/cms/label'
import { adminLanguage } from './admin-language'
import { useUntitledHeading } from './untitled-heading.client'

/** In a form: the heading of a record that is new. */
export function NewHeading({ heading }: { heading: AdminLabel }) {
  const { i18n } = useTranslation()
  useUntitledHeading(heading[adminLanguage(i18n.language)])
  return null
}
