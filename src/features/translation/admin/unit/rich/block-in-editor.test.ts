import { $getSelection } from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { readInline, writeInline } from '@/rich-text/inline-nodes'
import { toMarkup } from '@/rich-text/markup'
import { toSegments } from '@/rich-text/segments'
import { inlineContent } from '../../../../../../tests/helpers/rich-text'
import { readSeededRichTexts } from '../../../../../../tests/helpers/seeded-rich-text'
import { readAtoms, writeAtoms } from './atoms'
import { $readBlock, $showBlock } from './block-in-editor'
import { markupPlaces, toMarkupRange, toReadRange } from './markup-places'
import { richEditorConfig } from './rich-editor-config'
import { $readSelectedRange, $selectRange } from './selection-in-editor'

const editor = createHeadlessEditor(richEditorConfig)

/** The markup after the editor has had it, normalised as it is on the screen. */
function through(markup: string): string {
  editor.update(() => $showBlock(markup), { discrete: true })
  return editor.getEditorState().read($readBlock)
}

/** As units are: with the numbers of a source, or numbered by themselves. */
const anyMarkup = inlineContent.map((nodes) => toMarkup(nodes).markup)

describe('a block in the editor', () => {
  let seeded: string[] = []
  beforeAll(async () => {
    const texts = await readSeededRichTexts()
    seeded = texts.flatMap(({ ro, en, ru }) =>
      [ro, en, ru].flatMap((state) => toSegments(state).map(({ markup }) => markup)),
    )
  }, 60_000)

  test('comes back byte by byte, whatever the site began with', () => {
    expect(seeded.length).toBeGreaterThan(500)
    expect(seeded.filter((markup) => through(markup) !== markup)).toEqual([])
    expect(seeded.some((markup) => markup.includes('<a id='))).toBe(true)
    expect(seeded.some((markup) => markup.includes('<b>'))).toBe(true)
  })

  test('comes back byte by byte, whatever it is made of', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        expect(through(markup)).toBe(markup)
        expect(writeInline(readInline(markup) ?? [])).toBe(markup)
      }),
      { numRuns: 500 },
    )
  })

  test('is the same once its characters are taken apart and put together', () => {
    fc.assert(
      fc.property(anyMarkup, (markup) => {
        const again = writeAtoms(readAtoms(markup) ?? [])
        expect(writeAtoms(readAtoms(again) ?? [])).toBe(again)
        expect(markupPlaces(again)).toHaveLength(readAtoms(markup)?.length ?? 0)
      }),
    )
  })

  test('keeps what is selected', () => {
    fc.assert(
      fc.property(anyMarkup, fc.nat(), fc.nat(), (markup, one, other) => {
        const length = markupPlaces(markup).length
        const [start = 0, end = 0] = [one % (length + 1), other % (length + 1)].sort(
          (a, b) => a - b,
        )
        const range = { start, end }
        const selected = () => {
          $showBlock(markup)
          $selectRange(range)
        }
        editor.update(selected, { discrete: true })
        expect(editor.getEditorState().read($readSelectedRange)).toEqual(range)
        expect(toReadRange({ markup, range: toMarkupRange({ markup, range }) })).toEqual(range)
      }),
      { numRuns: 500 },
    )
  })

  test('goes on at the caret as it looks there', () => {
    const type = () => {
      $showBlock('a <b>b</b>')
      $selectRange({ start: 3, end: 3 })
      $getSelection()?.insertText('!')
    }
    editor.update(type, { discrete: true })
    expect(editor.getEditorState().read($readBlock)).toBe('a <b>b!</b>')
  })

  test.each(['<b>a', 'a</b>', '1 < 2', '<a id="1">x<a id="2">y</a></a>', '<p>x</p>', '<a>x</a>'])(
    'is not shown where its markup is malformed: %s',
    (markup) => {
      expect(readInline(markup)).toBeNull()
      expect(readAtoms(markup)).toBeNull()
    },
  )
})
