'use client'

import {
  Button,
  toast,
  useAllFormFields,
  useConfig,
  useDocumentInfo,
  useForm,
  useLocale,
  useTranslation,
} from '@payloadcms/ui'
import { formatAdminURL } from 'payload/shared'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fillIn } from '@/i18n/fill-in'
import { editBaseName, editNewsName } from '@/lib/edit-base'
import { adminLanguage } from '@/components/panel/admin-language'
import { parseConflict, type Conflict } from './conflict'
import { MergeDialog, type Choice } from './merge-dialog.client'
import { mergingTexts, newsText } from './texts'
import { useEditBase } from './use-edit-base.client'
import { useTypedText } from './use-typed-text.client'

/** In the form of a record that exists: sends its base, and shows what two have changed. */
export function EditBase() {
  const { id, globalSlug } = useDocumentInfo()
  return id === undefined && !globalSlug ? null : <OfRecord />
}

function OfRecord() {
  const [fields, dispatch] = useAllFormFields()
  const { docConfig } = useDocumentInfo()
  const { setModified } = useForm()
  const { code: lang } = useLocale()
  const { i18n } = useTranslation()
  const { know } = useEditBase()
  useTypedText()
  useNews()
  const saveDraft = useDraft()
  const isToSave = useRef(false)
  // The form goes on trying to save: anyone who wants to decide later is not asked each time.
  const [isLater, setIsLater] = useState(false)
  const language = adminLanguage(i18n.language)
  const conflict = parseConflict(fields[editBaseName]?.errorMessage)
  const { versions } = docConfig ?? {}
  const hasDrafts = typeof versions === 'object' && Boolean(versions.drafts)

  // Only when the form has what was chosen.
  useEffect(() => {
    if (!isToSave.current) return
    isToSave.current = false
    void saveDraft()
  }, [fields, saveDraft])

  if (!conflict) return null

  function apply({ fields: chosen }: Conflict, choices: Map<string, Choice>) {
    for (const { path, theirs } of chosen) {
      const { value } = theirs
      know({ path, value })
      if (choices.get(path) === 'mine') continue
      dispatch({ type: 'UPDATE', path, value, initialValue: value, valid: true })
    }
    isToSave.current = hasDrafts
    setModified(true)
    setIsLater(false)
    dispatch({ type: 'UPDATE', path: editBaseName, valid: true, errorMessage: undefined })
  }

  if (isLater) {
    return (
      <Button buttonStyle="error" margin={false} onClick={() => setIsLater(false)}>
        {mergingTexts.choose[language]}
      </Button>
    )
  }
  return createPortal(
    <MergeDialog
      conflict={conflict}
      hasDrafts={hasDrafts}
      lang={lang}
      language={language}
      onApply={(choices) => apply(conflict, choices)}
      onClose={() => setIsLater(true)}
    />,
    document.body,
  )
}

/** Tells what a save has brought into the form from others. */
function useNews() {
  const { data } = useDocumentInfo()
  const { i18n } = useTranslation()
  const language = adminLanguage(i18n.language)
  const told = useRef<unknown>(data)

  useEffect(() => {
    if (told.current === data) return
    told.current = data
    const fields: unknown = data?.[editNewsName]
    if (typeof fields !== 'string' || fields === '') return
    toast.info(fillIn({ text: newsText[language], values: { fields } }))
  }, [data, language])
}

/** Stores the form as a draft; readers see nothing of it. */
function useDraft() {
  const { config } = useConfig()
  const { id, collectionSlug, globalSlug, setUnpublishedVersionCount } = useDocumentInfo()
  const { submit } = useForm()
  const { code: locale } = useLocale()

  return async () => {
    const record = globalSlug
      ? (`/globals/${globalSlug}` as const)
      : (`/${collectionSlug ?? ''}/${id ?? ''}` as const)
    const asked = { depth: '0', draft: 'true', 'fallback-locale': 'null', locale }
    const query = new URLSearchParams(asked).toString()
    const action = formatAdminURL({ apiRoute: config.routes.api, path: `${record}?${query}` })
    const saved = await submit({ action, overrides: { _status: 'draft' }, skipValidation: true })
    // There is something to publish now, and no other save may follow that would say so.
    if (saved?.res.ok === true) setUnpublishedVersionCount((count) => Math.max(count, 1))
  }
}
