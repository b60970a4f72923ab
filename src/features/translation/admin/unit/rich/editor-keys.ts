import {
  $getSelection,
  $isRangeSelection,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_EDITOR,
  COMMAND_PRIORITY_LOW,
  CONTROLLED_TEXT_INSERTION_COMMAND,
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
import { lexicalFormats } from './formats'
import { linkTyping } from './link-typing'
import { putCopied, copyText, withoutNumbered } from './put-piece'
import { $followScreen } from './selection-in-editor'
import { $readText } from './text-in-editor'
import { isRecord } from '@/lib/is-record'
import { parseJson } from '@/lib/parse-json'

/** Plain text goes to other programs; this is what blocks of the desk take from each other. */
const type = 'application/x-pasiuni-block'

type Place = { clipboard: DataTransfer; unit: string }

// Keys that move the caret without writing.
const isMove = /^(?:Arrow|Home|End|Page|Escape)/u

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
  const links = linkTyping()

  function step(name: 'undone' | 'redone'): boolean {
    if (editor.isEditable()) onStep(name)
    return true
  }

  function onKeyDown(event: KeyboardEvent): boolean {
    if (isMove.test(event.key)) links.end()
    if (event.ctrlKey || event.metaKey) $followScreen(editor)
    const asked = historyShortcut(event)
    if (asked) event.preventDefault()
    if (asked) return step(asked === 'undo' ? 'undone' : 'redone')
    // Shortcuts of the desk must not reach the editor, Ctrl+Enter above all.
    return toShortcut(event) !== null
  }

  function onCopy(event: ClipboardEvent | KeyboardEvent | null): boolean {
    const clipboard = event && 'clipboardData' in event ? event.clipboardData : null
    if (clipboard) writeClipboard({ clipboard, unit: read().unit, ...$readText() })
    return false
  }

  function onPaste(event: ClipboardEvent | InputEvent | KeyboardEvent): boolean {
    const clipboard = 'clipboardData' in event ? event.clipboardData : null
    if (!clipboard || !editor.isEditable()) return false
    const copied = readClipboard({ clipboard, unit: read().unit })
    const edited = copied && putCopied({ ...$readText(), copied })
    if (edited) onEdited(edited)
    const isDone = edited || links.$insert(clipboard.getData('text/plain'))
    if (isDone) event.preventDefault()
    return Boolean(isDone)
  }

  function onInsert(inserted: InputEvent | string): boolean {
    const text = typeof inserted === 'string' ? inserted : inserted.data
    return text !== null && links.$insert(text)
  }

  function onClick(): boolean {
    links.end()
    return false
  }

  return mergeRegister(
    editor.registerCommand(CLICK_COMMAND, onClick, COMMAND_PRIORITY_LOW),
    editor.registerCommand(CONTROLLED_TEXT_INSERTION_COMMAND, onInsert, COMMAND_PRIORITY_LOW),
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

function writeClipboard({ clipboard, unit, ...selected }: Place & EditedText): void {
  const copied = copyText(selected)
  if (copied) clipboard.setData(type, JSON.stringify({ unit, copied }))
}

/** What was copied from a block; null for anything else. Links stay behind in their own unit. */
function readClipboard({ clipboard, unit }: Place): string | null {
  const found = parseJson(clipboard.getData(type))
  if (!isRecord(found) || typeof found.copied !== 'string') return null
  return found.unit === unit ? found.copied : withoutNumbered(found.copied)
}
