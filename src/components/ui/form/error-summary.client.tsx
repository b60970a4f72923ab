'use client'

import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './error-summary.module.css'

type Props = {
  title: string
  /** What went wrong with the form as a whole. */
  text: ReactNode
  /** One entry a field, in the order of the fields. */
  items?: { fieldId: string; text: string }[]
}

/**
 * What has to be put right, above the heading of the page. Focus moves to it when it appears: give
 * it another `key` for each failed attempt.
 */
export function ErrorSummary({ title, text, items = [] }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const titleId = useId()

  useEffect(() => {
    box.current?.focus()
  }, [])

  return (
    <div className={styles.summary} ref={box} role="alert" aria-labelledby={titleId} tabIndex={-1}>
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
