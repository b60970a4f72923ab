'use client'

import { Link, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './login.module.css'

type Typed = { email: string; password: string }

/** Address and password. */
export function PasswordStep({
  typed,
  isAgain,
  onChange,
  onSend,
  submit,
}: {
  typed: Typed
  /** The address is that of the editor whose session has ended. */
  isAgain: boolean
  onChange: (typed: Typed) => void
  onSend: () => void
  submit: ReactNode
}) {
  const { t } = useTranslation()
  const password = useRef<HTMLInputElement>(null)

  // A dialog puts the focus on its first field, which is filled in already.
  useEffect(() => {
    if (isAgain) password.current?.focus()
  }, [isAgain])

  return (
    <form
      className={styles.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      <label className={styles.field}>
        <span>{t('general:email')}</span>
        <input
          autoComplete="username"
          name="email"
          onChange={({ target }) => onChange({ ...typed, email: target.value })}
          readOnly={isAgain}
          required
          type="email"
          value={typed.email}
        />
      </label>
      <label className={styles.field}>
        <span>{t('general:password')}</span>
        <input
          autoComplete="current-password"
          name="password"
          onChange={({ target }) => onChange({ ...typed, password: target.value })}
          ref={password}
          required
          type="password"
          value={typed.password}
        />
      </label>
      {!isAgain && (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      {submit}
    </form>
  )
}
