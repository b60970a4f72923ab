'use client'

import { Button, useConfig, useDocumentInfo, useForm, useLocale } from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import type { Locale } from '@/i18n/locales'
import { publishAnywayTexts } from './texts/publish-anyway'

/** Publishes the language being edited in spite of what the publish gate has against it. */
export function PublishAnywayButton({ language }: { language: Locale }) {
  const { config } = useConfig()
  const document = useDocumentInfo()
  const { submit } = useForm()
  const { code: locale } = useLocale()
  const { id, collectionSlug, globalSlug } = document

  async function publish() {
    const record = globalSlug
      ? (`/globals/${globalSlug}` as const)
      : (`/${collectionSlug ?? ''}/${id ?? ''}` as const)
    const query = new URLSearchParams({
      depth: '0',
      locale,
      publishSpecificLocale: locale,
      publishAnyway: 'true',
    })
    const action = formatAdminURL({
      apiRoute: config.routes.api,
      path: `${record}?${query.toString()}`,
    })
    const isPublished = await submit({ action, overrides: { _status: 'published' } })
    if (!isPublished) return
    document.setUnpublishedVersionCount(0)
    document.setMostRecentVersionIsAutosaved(false)
    document.setHasPublishedDoc(true)
  }

  return (
    <Button
      buttonStyle="secondary"
      margin={false}
      onClick={() => void publish()}
      size="medium"
      tooltip={publishAnywayTexts.hint[language]}
      type="button"
    >
      {publishAnywayTexts.button[language]}
    </Button>
  )
}
