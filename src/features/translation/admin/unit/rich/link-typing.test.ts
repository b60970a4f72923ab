import { $getSelection, $isRangeSelection } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { beforeEach, describe, expect, test } from 'vitest'
import { $readBlock, $showBlock } from './block-in-editor'
import { linkTyping } from './link-typing'
import { toReadRange } from './markup-places'
import { richEditorConfig } from './rich-editor-config'
import { $selectRange } from './selection-in-editor'

const editor = createHeadlessEditor(richEditorConfig)
let links = linkTyping()

beforeEach(() => {
  links = linkTyping()
})

/** Shows a block with what the brackets select. */
function show(marked: string): void {
  const markup = marked.replace(/[[\]]/gu, '')
  const range = { start: marked.indexOf('['), end: marked.indexOf(']') - 1 }
  const select = () => {
    $showBlock(markup)
    $selectRange(toReadRange({ markup, range }))
  }
  editor.update(select, { discrete: true })
}

/** The block once letters were typed one by one, which the editor inserts if nobody else does. */
function type(letters: string): string {
  function $insert(letter: string): void {
    const selection = $getSelection()
    if (!links.$insert(letter) && $isRangeSelection(selection)) selection.insertText(letter)
  }
  for (const letter of letters) editor.update(() => $insert(letter), { discrete: true })
  return editor.getEditorState().read($readBlock)
}

describe('typing over the words of a link', () => {
  test.each([
    ['all of them', 'a <a id="1">[тут]</a> b', 'a <a id="1">она</a> b'],
    ['the first', '<a id="1">[тут] и</a>', '<a id="1">она и</a>'],
    ['the last', '<a id="1">и [тут]</a>', '<a id="1">и она</a>'],
    ['across formats', '<a id="1">и [<b>т</b>ут]</a>', '<a id="1">и <b>она</b></a>'],
    ['selected from outside', 'a [<a id="1">тут]</a>', 'a <a id="1">она</a>'],
  ])('keeps the link: %s', (_, marked, expected) => {
    show(marked)
    expect(type('она')).toBe(expected)
  })

  test('is not that where something else is selected, too', () => {
    show('[a <a id="1">тут]</a>')
    expect(type('она')).toBe('она')
  })

  test('ends when the caret is moved', () => {
    show('<a id="1">[тут]</a>')
    expect(type('она')).toBe('<a id="1">она</a>')
    links.end()
    expect(type('.')).toBe('<a id="1">она</a>.')
  })
})

test('what is typed at the end of a link is not part of it', () => {
  show('<a id="1">тут[]</a>')
  expect(type('.')).toBe('<a id="1">тут</a>.')
})
