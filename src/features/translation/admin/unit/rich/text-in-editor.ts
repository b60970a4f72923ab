import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { readInline, writeInline } from '@/rich-text/inline-nodes'
import type { EditedText } from '../text/edit-text'
import { $readBlock, $showBlock } from './block-in-editor'
import { toMarkupRange, toReadRange } from './markup-places'
import { $readSelectedRange, $selectRange } from './selection-in-editor'

/** The text in an editor and where its caret is, at the end where it never was in it. */
export function $readText(): EditedText {
  const text = $readBlock()
  const range = $readSelectedRange()
  const end = { start: text.length, end: text.length }
  return { text, caret: range ? toMarkupRange({ markup: text, range }) : end }
}

/** Marks what the desk itself has changed in the editor. */
export const fromDesk = 'from-desk'

/** Shows a text of the desk and selects what it selects; the focus stays where it is. */
export function showText({ editor, text, caret }: EditedText & { editor: LexicalEditor }): void {
  const isFocused = editor.getRootElement()?.contains(document.activeElement)
  editor.update(
    () => {
      if ($readBlock() !== asWritten(text)) $showBlock(text)
      $selectRange(toReadRange({ markup: text, range: caret }))
    },
    { discrete: true, tag: isFocused ? fromDesk : [fromDesk, 'skip-dom-selection'] },
  )
}

/** The markup as the editor writes it, which may say the same in other tags. */
export function asWritten(markup: string): string {
  return writeInline(readInline(markup) ?? [])
}
