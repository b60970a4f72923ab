'use client'

import { useEffect, useRef, useState } from 'react'
import { Glyph } from '@/components/panel/glyphs'
import styles from './presence.module.css'

/**
 * Says who else is here. A button shows the names that do not fit over the form, without moving it.
 */
export function PresenceLine(props: { sentence: string | null; moreName: string }) {
  const { sentence, moreName } = props
  const line = useRef<HTMLSpanElement>(null)
  const [isClipped, setIsClipped] = useState(false)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    const shown = line.current
    if (!shown) {
      setIsClipped(false)
      setIsOpen(false)
      return
    }
    if (isOpen) return
    const observer = new ResizeObserver(() => {
      setIsClipped(shown.scrollHeight > shown.clientHeight)
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [sentence, isOpen])

  const hasButton = sentence !== null && isClipped
  return (
    <div className={styles.presence} data-open={hasButton && isOpen}>
      <p role="status">
        {sentence !== null && (
          <span className={styles.line} ref={line} title={sentence}>
            {sentence}
          </span>
        )}
      </p>
      {hasButton && (
        <button
          aria-expanded={isOpen}
          aria-label={moreName}
          className={styles.more}
          onBlur={() => setIsOpen(false)}
          onClick={({ currentTarget }) => {
            // Safari does not do so by itself, and the names would stay until pressed away.
            currentTarget.focus()
            setIsOpen(!isOpen)
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setIsOpen(false)
          }}
          title={moreName}
          type="button"
        >
          <Glyph name={isOpen ? 'up' : 'down'} />
        </button>
      )}
    </div>
  )
}
