import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload } from 'payload'
import type { LegalDocument } from '@/payload-types'
import { editorFeatures } from './editor'

type StoredRichText = NonNullable<LegalDocument['body']>

/** Converts Markdown to rich text, as Payload stores it, with the site's own editor features. */
export async function markdownToRichText({
  cms,
  markdown,
}: {
  cms: Payload
  markdown: string
}): Promise<StoredRichText> {
  const editorConfig = await editorConfigFactory.fromFeatures({
    config: cms.config,
    features: editorFeatures(),
  })
  const { root } = convertMarkdownToLexical({ editorConfig, markdown })
  // Copies, because Lexical's interfaces lack the index signature of Payload's generated types.
  return { root: { ...root, children: root.children.map((node) => ({ ...node })) } }
}
