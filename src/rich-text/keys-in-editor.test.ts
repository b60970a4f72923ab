import {
  $createParagraphNode,
  $getRoot,
  $insertNodes,
  $isElementNode,
  $parseSerializedNode,
  type ElementNode,
  type SerializedLexicalNode,
} from '@payloadcms/richtext-lexical/lexical'
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless'
import { $createHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text'
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection'
import { editorConfigFactory, getEnabledNodes } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { editorFeatures } from '@/cms/editor'
import { paragraph, richText } from '../../tests/helpers/rich-text'
import { withoutDatabase } from '../../tests/helpers/seeded-rich-text'
import { keyedBlocks, keysAtSave, withSharedKeys } from './keys/shared-keys'

type Nodes = ReturnType<typeof getEnabledNodes>

const text = richText(paragraph('Unu doi'), paragraph('Trei patru'), paragraph('Cinci'))
const stored = withSharedKeys({ ro: text, en: null, ru: null })
const [one, two, three] = keyedBlocks(stored.ro).map(({ key }) => key)

let nodes: Nodes = []
beforeAll(async () => {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: await buildConfig({ secret: 'unused', collections: [], db: withoutDatabase }),
    features: editorFeatures(),
  })
  nodes = getEnabledNodes({ editorConfig })
}, 60_000)

/** What is stored when someone has done this in the editor of the admin panel. */
function after(work: (blocks: ElementNode[]) => void) {
  const editor = createHeadlessEditor({ nodes })
  editor.setEditorState(editor.parseEditorState(JSON.stringify(stored.ro)))
  editor.update(() => work($getRoot().getChildren().filter($isElementNode)), { discrete: true })
  const value = editor.getEditorState().toJSON()
  const { ro } = keysAtSave({ stored, value, locale: 'ro' })
  return keyedBlocks(ro).map((block) => [block.text, block.key])
}

/** What the clipboard carries of a block. */
function toCopy(block: ElementNode | undefined): SerializedLexicalNode[] {
  if (!block) return []
  const children = block.getChildren().map((child) => child.exportJSON())
  return [Object.assign(block.exportJSON(), { children })]
}

function paste(copied: SerializedLexicalNode[]) {
  $insertNodes(copied.map((node) => $parseSerializedNode(node)))
}

describe('keys in the editor of the admin panel', () => {
  it('stay where nothing changes', () => {
    expect(after(() => undefined)).toEqual([
      ['Unu doi', one],
      ['Trei patru', two],
      ['Cinci', three],
    ])
  })

  it('stay with the first part of a block that is split', () => {
    const [first, second, ...rest] = after(([block]) => {
      block?.getFirstDescendant()?.selectEnd()
      const selection = block?.select(0, 0)
      const words = block?.getFirstChild()
      if (selection && words) {
        selection.anchor.set(words.getKey(), 4, 'text')
        selection.focus.set(words.getKey(), 4, 'text')
        selection.insertParagraph()
      }
    })
    expect(first).toEqual(['Unu', one])
    expect(second?.[0]).toBe('doi')
    expect([two, three, one]).not.toContain(second?.[1])
    expect(rest.map(([, key]) => key)).toEqual([two, three])
  })

  it('stay with a paragraph that another is written above', () => {
    const result = after(([, block]) => {
      block?.selectStart().insertParagraph()
      const above = block?.getPreviousSibling() === null ? null : $getRoot().getChildAtIndex(1)
      if ($isElementNode(above)) above.select().insertText('Între ele')
    })
    expect(result.map(([words]) => words)).toEqual(['Unu doi', 'Între ele', 'Trei patru', 'Cinci'])
    expect([result[0]?.[1], result[2]?.[1], result[3]?.[1]]).toEqual([one, two, three])
    expect([one, two, three]).not.toContain(result[1]?.[1])
  })

  it('stay with the block that takes in the next one', () => {
    const result = after(([, block]) => {
      block?.selectStart().deleteCharacter(true)
    })
    expect(result).toEqual([
      ['Unu doiTrei patru', one],
      ['Cinci', three],
    ])
  })

  it('stay with a block that becomes a heading', () => {
    const result = after(([, block]) => {
      $setBlocksType(block?.select() ?? null, () => $createHeadingNode('h2'))
    })
    expect(result.map(([, key]) => key)).toEqual([one, two, three])
  })

  it('are new for a copy, and go with what is cut', () => {
    const copied = after(([first, , last]) => {
      last?.insertAfter($createParagraphNode())
      last?.getNextSibling()?.selectEnd()
      paste(toCopy(first))
    })
    expect(copied.slice(0, 3).map(([, key]) => key)).toEqual([one, two, three])
    expect(copied[3]?.[0]).toBe('Unu doi')
    expect([one, two, three]).not.toContain(copied[3]?.[1])

    const cut = after(([first, , last]) => {
      const taken = toCopy(first)
      first?.remove()
      last?.insertAfter($createParagraphNode())
      last?.getNextSibling()?.selectEnd()
      paste(taken)
    })
    expect(cut).toEqual([
      ['Trei patru', two],
      ['Cinci', three],
      ['Unu doi', one],
    ])
  })
})
