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
  const [isCopied, setIsCopied] = useState(false)
  return createPortal(
    <Dialog onClose={onKept} title={t(accountTexts.keepTitle)}>
      <p>{t(accountTexts.keepIntro)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status">{isCopied ? t(accountTexts.copied) : ''}</p>
      <div className={dialogStyles.buttons}>
        <Button margin={false} onClick={onKept} size="medium">
          {t(accountTexts.kept)}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(() => setIsCopied(true))
          }
          size="medium"
        >
          {t(accountTexts.copy)}
        </Button>
      </div>
    </Dialog>,
    document.body,
  )
}
