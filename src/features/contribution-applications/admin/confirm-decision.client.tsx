'use client'

import { Button } from '@payloadcms/ui'
import type { Locale } from '@/i18n/locales'
import { speaker as speakerOf } from '@/components/panel/speaker'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialog from '@/components/panel/dialog/dialog.module.css'
import styles from './applications.module.css'
import type { DecidedApplication, Outcome } from './decided-application'
import { decisionTexts } from './texts'

const questions = {
  accepted: {
    title: decisionTexts.acceptTitle,
    text: decisionTexts.acceptText,
    confirm: decisionTexts.accept,
  },
  declined: {
    title: decisionTexts.declineTitle,
    text: decisionTexts.declineText,
    confirm: decisionTexts.decline,
  },
}

/** Asks once more, since the applicant is told at once. */
export function ConfirmDecision({
  application: { name, role },
  outcome,
  sentence,
  language,
  onConfirm,
  onClose,
}: {
  application: DecidedApplication
  outcome: Outcome
  /** What the applicant is told besides; empty for nothing. */
  sentence: string
  language: Locale
  onConfirm: () => void
  onClose: () => void
}) {
  const { say } = speakerOf(language)
  const { title, text, confirm } = questions[outcome]
  return (
    <Dialog onClose={onClose} title={say(title)}>
      <p>{say(text, { name, role })}</p>
      {sentence !== '' && <blockquote className={styles.told}>{sentence}</blockquote>}
      <div className={dialog.buttons}>
        <Button margin={false} onClick={onConfirm} size="medium">
          {say(confirm)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose} size="medium">
          {say(decisionTexts.cancel)}
        </Button>
      </div>
    </Dialog>
  )
}
