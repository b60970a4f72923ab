import {
  $applyNodeReplacement,
  $create,
  $getState,
  $setState,
  createState,
  ElementNode,
  TextNode,
  type EditorConfig,
} from '@payloadcms/richtext-lexical/lexical'

/** Number of a link or an element of the source. */
const numberState = createState('number', {
  parse: (value) => (typeof value === 'number' ? value : 0),
})

/** Words that carry a link of the source; where it leads is the source's business. */
export class SourceLinkNode extends ElementNode {
  override $config() {
    return this.config('source-link', { extends: ElementNode })
  }

  override createDOM(): HTMLElement {
    const dom = document.createElement('span')
    dom.dataset.link = String(getNumber(this))
    return dom
  }

  override updateDOM(): boolean {
    return false
  }

  override isInline(): boolean {
    return true
  }

  override canBeEmpty(): boolean {
    return false
  }

  // What is typed at either end of a link is not part of it.
  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }
}

/** An element that the source inserts between the words; it is kept or deleted as a whole. */
export class SourceObjectNode extends TextNode {
  override $config() {
    return this.config('source-object', { extends: TextNode })
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const dom = super.createDOM(config)
    dom.dataset.object = String(getNumber(this))
    return dom
  }

  override isTextEntity(): boolean {
    return true
  }

  override canInsertTextBefore(): boolean {
    return false
  }

  override canInsertTextAfter(): boolean {
    return false
  }
}

export function $createSourceLinkNode(number: number): SourceLinkNode {
  return $applyNodeReplacement($setState($create(SourceLinkNode), numberState, number))
}

export function $createSourceObjectNode(number: number): SourceObjectNode {
  const node = $setState($create(SourceObjectNode), numberState, number)
  return $applyNodeReplacement(node.setTextContent(`⧉ ${number}`).setMode('token'))
}

export function getNumber(node: SourceLinkNode | SourceObjectNode): number {
  return $getState(node, numberState)
}
