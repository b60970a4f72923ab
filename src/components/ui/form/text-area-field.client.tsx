'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import type { Locale } from '@/i18n/locales'
import { countText, type CountTexts } from './count-text'
import { FieldFrame, type FieldTexts } from './field-frame'
import styles from './field.module.css'

type Props = FieldTexts &
  Omit<
    ComponentProps<'textarea'>,
    keyof FieldTexts | 'className' | 'required' | 'maxLength' | 'ref'
  > & {
    /** The most characters that are accepted; more can be typed and are counted. */
    limit: number
    count: CountTexts
    locale: Locale
  }

// Long enough not to speak over someone who types.
const pauseBeforeSpeaking = 1000

function isNearLimit({ left, limit }: { left: number; limit: number }): boolean {
  return left < limit / 5
}

/** Several lines of text, with a count of the characters that are left. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  name = id,
  limit,
  count,
  locale,
  onChange,
  ...area
}: Props) {
  const control = useRef<HTMLTextAreaElement>(null)
  const [length, setLength] = useState(String(area.defaultValue ?? '').length)
  const [spoken, setSpoken] = useState('')
  const left = limit - length
  const text = countText({ left, texts: count, locale })

  useEffect(() => {
    // Browsers bring typed text back after a reload, without an event.
    setLength(control.current?.value.length ?? 0)
  }, [])

  useEffect(() => {
    const timer = setTimeout(
      () => setSpoken(isNearLimit({ left, limit }) ? text : ''),
      pauseBeforeSpeaking,
    )
    return () => clearTimeout(timer)
  }, [left, limit, text])

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} describedBy={[`${id}-count`]}>
      {(props) => (
        <>
          <textarea
            {...area}
            {...props}
            className={styles.area}
            ref={control}
            name={name}
            onChange={(event) => {
              setLength(event.target.value.length)
              onChange?.(event)
            }}
          />
          <p className={styles.count} id={`${id}-count`} data-over={left < 0 ? '' : undefined}>
            {text}
          </p>
          <span className="visually-hidden" role="status">
            {spoken}
          </span>
        </>
      )}
    </FieldFrame>
  )
}
