'use client'

import { useId } from 'react'
import styles from './account.module.css'

/** A field for something that opens an account. */
export function CredentialField({
  label,
  hint,
  type,
  autoComplete,
  value,
  onChange,
}: {
  label: string
  hint?: string
  type: 'password' | 'email' | 'text'
  autoComplete: 'current-password' | 'new-password' | 'email' | 'one-time-code'
  value: string
  onChange: (value: string) => void
}) {
  const described = useId()
  return (
    <div className={styles.field}>
      <label className={styles.field}>
        <span>{label}</span>
        <input
          {...(hint !== undefined && { 'aria-describedby': described })}
          autoComplete={autoComplete}
          onChange={({ target }) => onChange(target.value)}
          required
          spellCheck={false}
          type={type}
          value={value}
        />
      </label>
      {hint !== undefined && <small id={described}>{hint}</small>}
    </div>
  )
}
