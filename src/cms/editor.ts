import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import { validateUrl } from './fields/safe-url'

/** The formatting that the site's pages render; the seed converts Markdown with the same set. */
export function editorFeatures() {
  return [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.map((field) =>
          field.type === 'text' && field.name === 'url' && !field.hasMany
            ? { ...field, validate: validateUrl }
            : field,
        ),
    }),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ]
}

export function editor() {
  return lexicalEditor({ features: editorFeatures() })
}
