'use client'

import { Button } from '@payloadcms/ui'
import { useState, type ReactNode } from 'react'
import type { PanelIntl } from '@/components/panel/panel-intl'
import styles from './account.module.css'
import { accountTexts } from './texts'

/** Asks for a code, of the app alone or a recovery code as well. */
export function CodeForm({
  intl: { t },
  isBusy,
  isOfApp,
  onSend,
  onCancel,
  children,
}: {
  intl: PanelIntl
  isBusy: boolean
  isOfApp: boolean
  onSend: (code: string) => void
  onCancel: () => void
  children: ReactNode
}) {
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(code)
      }}
    >
      {children}
      <label className={styles.field}>
        <span>{t(accountTexts.code)}</span>
        <input
          autoComplete="one-time-code"
          inputMode={isOfApp ? 'numeric' : 'text'}
          maxLength={20}
          onChange={({ target }) => setCode(target.value)}
          required
          spellCheck={false}
          value={code}
        />
      </label>
      <div className={styles.buttons}>
        <Button disabled={isBusy} margin={false} type="submit">
          {t(accountTexts.confirm)}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onCancel}>
          {t(accountTexts.cancel)}
        </Button>
      </div>
    </form>
  )
}
