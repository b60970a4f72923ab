import {
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  COPY_COMMAND,
  CUT_COMMAND,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  mergeRegister,
  PASTE_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import type { FormatTag } from '@/rich-text/text-format'
import { historyShortcut, toShortcut } from '../state/shortcuts'
import type { EditedText } from '../text/edit-text'
import { readClipboard, writeClipboard } from './clipboard'
import { lexicalFormats } from './formats'
import { putCopied } from './put-piece'
import { $readText } from './text-in-editor'

/** Gives the editor the keys of the desk, its history and formats, and a clipboard for blocks. */
export function registerEditorKeys({
  editor,
  read,
  onStep,
  onEdited,
}: {
  editor: LexicalEditor
  read: () => { unit: string; formats: FormatTag[] }
  onStep: (step: 'undone' | 'redone') => void
  onEdited: (edited: EditedText) => void
}): () => void {
  function step(name: 'undone' | 'redone'): boolean {
    if (editor.isEditable()) onStep(name)
    return true
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    const asked = historyShortcut(event)
    if (asked) event.preventDefault()
    if (asked) return step(asked === 'undo' ? 'undone' : 'redone')
    // What is a shortcut of the desk is none of the editor's, Ctrl+Enter above all.
    return toShortcut(event) !== null
  }

  function onCopy(event: ClipboardEvent | KeyboardEvent | null): boolean {
    const clipboard = event && 'clipboardData' in event ? event.clipboardData : null
    if (clipboard) writeClipboard({ clipboard, unit: read().unit, ...$readText() })
    return false
  }

  function onPaste(event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
    const clipboard = 'clipboardData' in event ? event.clipboardData : null
    const copied = clipboard && readClipboard({ clipboard, unit: read().unit })
    if (!copied || !editor.isEditable()) return false
    event.preventDefault()
    const edited = putCopied({ ...$readText(), copied })
    if (edited) onEdited(edited)
    return true
  }

  return mergeRegister(
    editor.registerCommand(KEY_DOWN_COMMAND, onKeyDown, COMMAND_PRIORITY_CRITICAL),
    editor.registerCommand(UNDO_COMMAND, () => step('undone'), COMMAND_PRIORITY_EDITOR),
    editor.registerCommand(REDO_COMMAND, () => step('redone'), COMMAND_PRIORITY_EDITOR),
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (name) => {
        const selection = $getSelection()
        const isOffered = read().formats.some((tag) => lexicalFormats[tag] === name)
        if (isOffered && $isRangeSelection(selection)) selection.formatText(name)
        return true
      },
      COMMAND_PRIORITY_EDITOR,
    ),
    editor.registerCommand(COPY_COMMAND, onCopy, COMMAND_PRIORITY_LOW),
    editor.registerCommand(CUT_COMMAND, onCopy, COMMAND_PRIORITY_LOW),
    editor.registerCommand(PASTE_COMMAND, onPaste, COMMAND_PRIORITY_LOW),
  )
}
