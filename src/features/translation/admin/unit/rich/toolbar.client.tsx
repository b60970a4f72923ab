'use client'

import {
  FORMAT_TEXT_COMMAND,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
} from '@payloadcms/richtext-lexical/lexical'
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext'
import { useEffect, useState, type ReactNode } from 'react'
import { type FormatTag, formatTags } from '@/rich-text/text-format'
import { unitTexts } from '../../texts/unit'
import { pieceNames } from '../../texts/unit-panels'
import { useEditorContext } from '../state/editor-context.client'
import { UndoButtons } from '../text/undo-buttons.client'
import { lexicalFormats, offeredFormats } from './formats'
import { removeLinks } from './put-piece'
import { $readText } from './text-in-editor'
import styles from './toolbar.module.css'
import { SourceLinkNode } from './lexical-nodes'

type Marks = { formats: FormatTag[]; isInLink: boolean }

const noMarks: Marks = { formats: [], isInLink: false }

/** The formats, as buttons that tell what the caret stands in, and the way back. */
export function Toolbar() {
  const [editor] = useLexicalComposerContext()
  const { state, t, isLeaving, replace, text } = useEditorContext()
  const [marks, setMarks] = useState(noMarks)
  const { source } = state.view
  const hasLinks = `${source}${text}`.includes('<a id=')

  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) => {
        const now = editorState.read($readMarks)
        setMarks((before) => (JSON.stringify(before) === JSON.stringify(now) ? before : now))
      }),
    [editor],
  )

  function toggle(tag: FormatTag) {
    if (isLeaving) return
    editor.focus(() => {
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, lexicalFormats[tag])
    })
  }

  function unlink() {
    const edited = removeLinks(editor.getEditorState().read($readText))
    if (edited && marks.isInLink) replace(edited)
  }

  return (
    <div aria-label={t(unitTexts.formatting)} className={styles.toolbar} role="group">
      {offeredFormats({ source, text }).map((tag) => (
        <Tool
          isIdle={isLeaving}
          isPressed={marks.formats.includes(tag)}
          key={tag}
          keys={keys[tag]}
          label={t(pieceNames[tag])}
          onClick={() => toggle(tag)}
        >
          <span className={styles[tag]}>{letters[tag]}</span>
        </Tool>
      ))}
      {hasLinks && (
        <Tool isIdle={!marks.isInLink || isLeaving} label={t(unitTexts.unlink)} onClick={unlink}>
          <svg fill="none" height="18" stroke="currentColor" strokeWidth="1.5" width="18">
            <path
              d="M7.5 10.5a3 3 0 0 0 4.2 0l2.5-2.5a3 3 0 0 0-4.2-4.2l-.9.9M10.5 7.5a3 3 0 0 0-4.2 0L3.8 10A3 3 0 0 0 8 14.2l.9-.9M3 3l12 12"
              strokeLinecap="round"
            />
          </svg>
        </Tool>
      )}
      <UndoButtons />
    </div>
  )
}

const letters = { b: 'B', i: 'I', u: 'U', s: 'S', code: '</>' }
const keys = { b: 'Control+B', i: 'Control+I', u: 'Control+U', s: undefined, code: undefined }

function Tool({
  label,
  keys,
  isPressed,
  isIdle = false,
  onClick,
  children,
}: {
  label: string
  keys?: string | undefined
  /** None for a button that has no state of its own. */
  isPressed?: boolean
  isIdle?: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      aria-disabled={isIdle || undefined}
      aria-keyshortcuts={keys}
      aria-label={label}
      aria-pressed={isPressed}
      className={styles.tool}
      onClick={onClick}
      // The text keeps its caret.
      onMouseDown={(event) => event.preventDefault()}
      title={label}
      type="button"
    >
      <span aria-hidden="true" className={styles.sign}>
        {children}
      </span>
    </button>
  )
}

/** The formats of the selection, and whether it touches a link. */
function $readMarks(): Marks {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return noMarks
  const formats = formatTags.filter((tag) => selection.hasFormat(lexicalFormats[tag]))
  const isInLink = selection
    .getNodes()
    .some((node) => $findMatchingParent(node, (one) => one instanceof SourceLinkNode) !== null)
  return { formats, isInLink }
}
