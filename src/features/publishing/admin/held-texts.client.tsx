'use client'

import { Button } from '@payloadcms/ui'
import type { Locale } from '@/i18n/locales'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import { formTexts } from './form-texts'
import { FoundTexts } from './found-texts'
import type { OpenFindings } from './open-findings.client'

/** Shows what is wrong with texts that are about to be published, and asks those who may decide. */
export function HeldTexts({
  findings,
  language,
  onClose,
  onConfirm,
}: {
  findings: readonly OpenFindings[]
  language: Locale
  onClose: () => void
  /** Left out where errors may not be published. */
  onConfirm?: () => void
}) {
  const title = onConfirm ? formTexts.heldTitle : formTexts.heldTitleClosed
  return (
    <Dialog onClose={onClose} title={title[language]}>
      <FoundTexts findings={findings} language={language} />
      <p>{formTexts.held[language]}</p>
      <div className={dialogStyles.buttons}>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {formTexts.back[language]}
        </Button>
        {onConfirm && (
          <Button margin={false} onClick={onConfirm}>
            {formTexts.anyway[language]}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
