'use client'

import { DeskButton } from '../../desk-button.client'
import { unitTexts } from '../../texts/unit'
import { useEditorContext } from '../state/editor-context.client'
import styles from './pieces-bar.module.css'

/** Back and forth in the history of the text; they stay focusable when there is nothing to do. */
export function UndoButtons() {
  const { state, dispatch, t, isLeaving } = useEditorContext()
  const { past, future } = state.history
  return (
    <div className={styles.undo}>
      <Step
        isIdle={past.length === 0 || isLeaving}
        keys="Control+Z"
        label={t(unitTexts.undo)}
        onClick={() => dispatch({ type: 'undone' })}
        path="M6 4 2.5 7.5 6 11M2.5 7.5h7a4 4 0 0 1 0 8h-2"
      />
      <Step
        isIdle={future.length === 0 || isLeaving}
        keys="Control+Shift+Z"
        label={t(unitTexts.redo)}
        onClick={() => dispatch({ type: 'redone' })}
        path="M12 4l3.5 3.5L12 11m3.5-3.5h-7a4 4 0 0 0 0 8h2"
      />
    </div>
  )
}

function Step({
  isIdle,
  keys,
  label,
  onClick,
  path,
}: {
  isIdle: boolean
  keys: string
  label: string
  onClick: () => void
  path: string
}) {
  return (
    <DeskButton
      aria-label={label}
      buttonStyle="subtle"
      className={`${styles.step} ${isIdle ? styles.idle : ''}`}
      isIdle={isIdle}
      keys={keys}
      onClick={onClick}
    >
      <svg
        aria-hidden="true"
        fill="none"
        height="18"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="1.5"
        viewBox="0 0 18 18"
        width="18"
      >
        <path d={path} />
      </svg>
    </DeskButton>
  )
}
