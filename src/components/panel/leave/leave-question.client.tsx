'use client'

import { Button } from '@payloadcms/ui'
import type { AdminLabel } from '@/cms/label'
import type { Locale } from '@/i18n/locales'
import { Dialog } from '../dialog/dialog.client'
import styles from '../dialog/dialog.module.css'
import { leaveTexts } from './texts'

/** Asks whether words that were typed are to be left unsent. */
export function LeaveQuestion({
  hint = leaveTexts.lost,
  more,
  leave = leaveTexts.leave,
  language,
  onLeave,
  onStay,
}: {
  /** Fate of the typed text. */
  hint?: AdminLabel | undefined
  /** Fate of other typed text on the page. */
  more?: AdminLabel | undefined
  /** On the button that goes on. */
  leave?: AdminLabel
  language: Locale
  onLeave: () => void
  onStay: () => void
}) {
  return (
    <Dialog onClose={onStay} title={leaveTexts.title[language]}>
      <p>{hint[language]}</p>
      {more && <p>{more[language]}</p>}
      <div className={styles.buttons}>
        <Button margin={false} onClick={onStay}>
          {leaveTexts.stay[language]}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onLeave}>
          {leave[language]}
        </Button>
      </div>
    </Dialog>
  )
}
