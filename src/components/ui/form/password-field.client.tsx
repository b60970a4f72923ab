'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'
import { useIsHydrated } from './use-is-hydrated.client'

type Props = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'className' | 'required' | 'type' | 'ref'> & {
    autoComplete: 'current-password' | 'new-password'
    /** Labels of the toggle; screen readers hear the label of the field with it. */
    toggle: { show: string; hide: string }
  }

/** A password that can be shown. It is hidden again when its form is sent. */
export function PasswordField({ id, label, hint, error, name = id, toggle, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  const isHydrated = useIsHydrated()
  const control = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = control.current?.form
    // Browsers remember what was typed into a field of plain text.
    const hide = () => setIsShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  useEffect(() => {
    // Someone else may return to the page from the browser's back/forward cache.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted && control.current) control.current.value = ''
    }
    addEventListener('pageshow', forget)
    return () => removeEventListener('pageshow', forget)
  }, [])

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      {(props) => (
        <div className={styles.secret}>
          <input
            {...input}
            {...props}
            className={styles.control}
            ref={control}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
          />
          {isHydrated && (
            <button className={styles.toggle} type="button" onClick={() => setIsShown(!isShown)}>
              {isShown ? toggle.hide : toggle.show}
              <span className="visually-hidden"> ({label})</span>
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
