import type { CreateEditorArgs } from '@payloadcms/richtext-lexical/lexical'
import { SourceLinkNode, SourceObjectNode } from './lexical-nodes'

/** How the editor of a block is made, with a screen or without. */
export const richEditorConfig = {
  namespace: 'translation-desk',
  nodes: [SourceLinkNode, SourceObjectNode],
  onError: (error: Error) => {
    throw error
  },
} satisfies CreateEditorArgs
