'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './error-summary.module.css'

type Props = {
  title: string
  /** Error of the form as a whole. */
  text: ReactNode
  /** One entry a field, in the order of the fields. */
  items?: { fieldId: string; text: string }[]
  /**
   * Whether it is in the server's HTML: by the time its script runs, the visitor may already be
   * typing.
   */
  isInPage?: boolean
}

/**
 * What has to be put right, above the heading of the page. Focus moves to it when it appears: give
 * it another `key` for each failed attempt.
 */
export function ErrorSummary({ title, text, items = [], isInPage = false }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    if (!isInPage) box.current?.focus()
    else if (isFocusFree()) box.current?.focus({ preventScroll: true })
  }, [isInPage])

  return (
    <div
      className={styles.summary}
      ref={box}
      role="alert"
      aria-labelledby={titleId}
      tabIndex={-1}
      // eslint-disable-next-line jsx-a11y/no-autofocus -- it answers what the reader has just sent
      autoFocus={isInPage}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <p>{text}</p>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((item) => (
            <li key={item.fieldId}>
              <a
                className={styles.link}
                href={`#${item.fieldId}`}
                onClick={(event) => {
                  // The address stays as it is, and the caret is in the field at once.
                  event.preventDefault()
                  document.getElementById(item.fieldId)?.focus()
                }}
              >
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function isFocusFree(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
