'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import dialogStyles from '@/components/panel/dialog/dialog.module.css'
import styles from './account.module.css'
import { accountTexts } from './texts'

/** Shows new recovery codes, once. */
export function RecoveryCodes({
  intl: { t },
  codes,
  onKept,
}: {
  intl: PanelIntl
  codes: string[]
  onKept: () => void
}) {
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      setCopying('copied')
    } catch {
      setCopying('refused')
    }
  }

  return createPortal(
    // They are not shown again: only the button says that they are kept.
    <Dialog onClose={null} title={t(accountTexts.keepTitle)}>
      <p>{t(accountTexts.keepIntro)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status">
        {copying === 'copied' && t(accountTexts.copied)}
        {copying === 'refused' && t(accountTexts.copyByHand)}
      </p>
      <div className={dialogStyles.buttons}>
        <Button margin={false} onClick={onKept}>
          {t(accountTexts.kept)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={() => void copy()}>
          {t(accountTexts.copy)}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
