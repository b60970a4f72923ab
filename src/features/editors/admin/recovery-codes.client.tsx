'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import type { Speaker } from '@/components/panel/speaker'
import { Dialog } from '@/components/panel/dialog/dialog.client'
import styles from './account.module.css'
import { accountTexts } from './texts'

/** Shows new recovery codes, once. */
export function RecoveryCodes({
  speaker: { say },
  codes,
  onKept,
}: {
  speaker: Speaker
  codes: string[]
  onKept: () => void
}) {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Dialog onClose={onKept} title={say(accountTexts.keepTitle)}>
      <p>{say(accountTexts.keepIntro)}</p>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p role="status">{isCopied ? say(accountTexts.copied) : ''}</p>
      <div className={styles.buttons}>
        <Button margin={false} onClick={onKept} size="medium">
          {say(accountTexts.kept)}
        </Button>
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(() => setIsCopied(true))
          }
          size="medium"
        >
          {say(accountTexts.copy)}
        </Button>
      </div>
    </Dialog>
  )
}
