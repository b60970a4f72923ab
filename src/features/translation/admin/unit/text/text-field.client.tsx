'use client'

import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { localeNames } from '@/i18n/locales'
import { useEditorContext } from '../state/editor-context.client'
import { historyShortcut } from '../state/shortcuts'
import styles from './text-field.module.css'

/** The text itself, as high as it needs to be, with a history of its own. */
export function TextField({ describedBy, isInvalid }: { describedBy: string; isInvalid: boolean }) {
  const { state, dispatch, text, readOnly } = useEditorContext()
  const field = useRef<HTMLTextAreaElement>(null)
  const { caretStamp, focusStamp, history, view } = state
  const { start, end } = history.present.caret

  useLayoutEffect(() => {
    if (caretStamp > 0) field.current?.setSelectionRange(start, end)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caret is set when something outside moved it, not each time the field reports it
  }, [caretStamp])

  useLayoutEffect(() => {
    if (focusStamp > 0) field.current?.focus()
  }, [focusStamp])

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const asked = historyShortcut(event)
    if (!asked) return
    // The browser's own history knows nothing of what buttons put in.
    event.preventDefault()
    dispatch({ type: asked === 'undo' ? 'undone' : 'redone' })
  }

  return (
    <div className={styles.grow} data-text={`${text} `} lang={view.locale}>
      <textarea
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-labelledby="unit-target"
        aria-required={view.isRequired}
        autoCapitalize={view.format === 'message' ? 'off' : 'sentences'}
        autoComplete="off"
        className={styles.field}
        lang={localeNames[view.locale].tag}
        onChange={(event) => {
          const { value, selectionStart, selectionEnd } = event.target
          const caret = { start: selectionStart, end: selectionEnd }
          dispatch({ type: 'typed', text: value, caret, at: Date.now() })
        }}
        onKeyDown={onKeyDown}
        onSelect={(event) => {
          const { selectionStart, selectionEnd } = event.currentTarget
          if (selectionStart === start && selectionEnd === end) return
          const caret = { start: selectionStart, end: selectionEnd }
          dispatch({ type: 'caret-moved', caret })
        }}
        readOnly={readOnly !== null || state.work === 'leaving'}
        ref={field}
        rows={2}
        spellCheck
        value={text}
      />
    </div>
  )
}
