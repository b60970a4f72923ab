'use client'

import { Button } from '@payloadcms/ui'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import type { Locale } from '@/i18n/locales'
import { formTexts } from '../form-texts'
import type { PublishingQuestion } from './publishing-question.client'

/** Asks before something is published that cannot be taken back. */
export function QuestionDialog({
  question,
  language,
  confirm,
  onClose,
  onConfirm,
}: {
  question: PublishingQuestion
  language: Locale
  /** On the button that goes on. */
  confirm: string
  onClose: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog onClose={onClose} title={question.title}>
      <p>{question.text}</p>
      <div className={dialogStyles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {formTexts.cancel[language]}
        </Button>
        <Button margin={false} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
