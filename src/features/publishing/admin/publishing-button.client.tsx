'use client'

import { Button, toast, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales'
import { formTexts } from './form-texts'
import { PublishingDialog, type Closing } from './publishing-dialog.client'
import { publishingTexts } from './texts'
import { useRecordForm } from './use-record-form.client'

type Props = {
  /** Of the admin. */
  language: Locale
  record: { container: string; document: string }
  questionPath: string | null
  /** How many plans and requests there are. */
  waiting: number
}

/** Opens the dialog; says how much waits in it. */
export function PublishingButton({ language, record, questionPath, waiting }: Props) {
  const { code } = useLocale()
  const { isTrashed } = useDocumentInfo()
  const { saveDraft } = useRecordForm()
  const [isOpen, setIsOpen] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  /** What the dialog has seen last, as long as the page says what it said before. */
  const [counted, setCounted] = useState({ before: waiting, now: waiting })
  const count = counted.before === waiting ? counted.now : waiting
  const name = publishingTexts.button[language]

  // What is planned and reviewed is what is stored, with the editor's own last words in it.
  async function open() {
    if (isOpening) return
    setIsOpening(true)
    try {
      if (await saveDraft()) setIsOpen(true)
      else toast.error(formTexts.notSaved[language])
    } catch {
      toast.error(formTexts.noAnswer[language])
    } finally {
      setIsOpening(false)
    }
  }

  function close({ hasPublished, waiting: now }: Closing) {
    setIsOpen(false)
    // The surrounding form does not notice that readers see something else now.
    if (hasPublished) location.reload()
    // The page is not read again for the number: that would fill the form with what is stored, under
    // the hands of who types on.
    else if (now !== null) setCounted({ before: waiting, now })
  }

  // Nothing is planned or shown of what lies in the trash.
  if (isTrashed) return null
  return (
    <>
      <Button
        buttonStyle="secondary"
        extraButtonProps={{ 'aria-busy': isOpening || undefined }}
        margin={false}
        onClick={() => void open()}
        tooltip={publishingTexts.buttonHint[language]}
      >
        {isOpening ? formTexts.saving[language] : count > 0 ? `${name} (${count})` : name}
      </Button>
      {isOpen &&
        createPortal(
          <PublishingDialog
            language={language}
            locale={isLocale(code) ? code : defaultLocale}
            onClose={close}
            questionPath={questionPath}
            record={record}
          />,
          document.body,
        )}
    </>
  )
}
