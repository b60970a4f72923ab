'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '@/i18n/locales'
import styles from './login.module.css'
import { loginTexts } from './texts'

/** A code of the app, or a recovery code in its place. */
export function CodeStep({
  isBusy,
  language,
  onSend,
  onBack,
}: {
  isBusy: boolean
  language: Locale
  onSend: (code: string) => void
  onBack: () => void
}) {
  const [code, setCode] = useState('')
  const [isRecovery, setIsRecovery] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [isRecovery])

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(code)
      }}
    >
      <p id="code-intro">{loginTexts[isRecovery ? 'recoveryIntro' : 'codeIntro'][language]}</p>
      <label className={styles.field}>
        <span>{loginTexts[isRecovery ? 'recoveryCode' : 'code'][language]}</span>
        <input
          aria-describedby="code-intro"
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          maxLength={20}
          name="code"
          onChange={({ target }) => setCode(target.value)}
          ref={field}
          required
          spellCheck={false}
          value={code}
        />
      </label>
      <Button disabled={isBusy} margin={false} size="large" type="submit">
        {loginTexts.confirm[language]}
      </Button>
      <div className={styles.others}>
        <button
          onClick={() => {
            setCode('')
            setIsRecovery(!isRecovery)
          }}
          type="button"
        >
          {loginTexts[isRecovery ? 'useApp' : 'useRecovery'][language]}
        </button>
        <button onClick={onBack} type="button">
          {loginTexts.back[language]}
        </button>
      </div>
    </form>
  )
}
