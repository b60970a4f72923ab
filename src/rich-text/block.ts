export type BlockKind = 'heading' | 'paragraph' | 'listitem' | 'quote'

/** A block of text without formatting, as a reader sees it. */
export type Block = { kind: BlockKind; text: string }
