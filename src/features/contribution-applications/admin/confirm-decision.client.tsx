'use client'

import { Button } from '@payloadcms/ui'
import type { Locale } from '@/i18n/locales'
import { panelIntl } from '@/components/panel/panel-intl'
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

/** Asks for confirmation, since the applicant is notified at once. */
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
  const { t } = panelIntl(language)
  const { title, text, confirm } = questions[outcome]
  return (
    <Dialog onClose={onClose} title={t(title)}>
      <p>{t(text, { name, role })}</p>
      {sentence !== '' && <blockquote className={styles.told}>{sentence}</blockquote>}
      <div className={dialog.buttons}>
        <Button margin={false} onClick={onConfirm}>
          {t(confirm)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {t(decisionTexts.cancel)}
        </Button>
      </div>
    </Dialog>
  )
}
