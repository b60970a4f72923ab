'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialog from '@/components/panel/dialog/dialog.module.css'
import { callPanel, problemText } from '@/components/panel/panel-call.client'
import { answerTexts } from './answer-texts'
import styles from './thread.module.css'

type Preview = { html: string } | { problem: string } | null

/** The mail as its reader will see it. */
export function AnswerPreview({
  id,
  subject,
  text,
  language,
  onSend,
  onClose,
}: {
  id: number
  subject: string
  text: string
  language: Locale
  onSend: () => void
  onClose: () => void
}) {
  const [preview, setPreview] = useState<Preview>(null)

  useEffect(() => {
    let isShown = true
    callPanel({ path: '/workplace/inbox/preview', body: { id, subject, text } }).then(
      ({ html }) => {
        if (isShown) setPreview({ html: typeof html === 'string' ? html : '' })
      },
      (error: unknown) => {
        if (isShown) setPreview({ problem: problemText({ error, language }) })
      },
    )
    return () => {
      isShown = false
    }
  }, [id, subject, text, language])

  return (
    <Dialog onClose={onClose} title={answerTexts.previewTitle[language]}>
      <p>
        {answerTexts.subject[language]}: <strong>{subject}</strong>
      </p>
      {preview !== null && 'problem' in preview && <p role="alert">{preview.problem}</p>}
      <iframe
        className={styles.preview}
        // Nothing in it may run, open or be sent.
        sandbox=""
        srcDoc={preview !== null && 'html' in preview ? preview.html : ''}
        title={answerTexts.mail[language]}
      />
      <div className={dialog.buttons}>
        <Button margin={false} onClick={onSend}>
          {answerTexts.send[language]}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {answerTexts.close[language]}
        </Button>
      </div>
    </Dialog>
  )
}
