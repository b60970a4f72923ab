'use client'

import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer'
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary'
import { PlainTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalPlainTextPlugin'
import { localeNames } from '@/i18n/locales'
import { useEditorContext } from '../state/editor-context.client'
import { $showBlock } from './block-in-editor'
import { DeskText } from './desk-text.client'
import { EditorKeys } from './editor-keys.client'
import { richEditorConfig } from './rich-editor-config'
import styles from './rich-field.module.css'
import { Toolbar } from './toolbar.client'

export type RichFieldProps = { describedBy: string; isInvalid: boolean }

/** A block of rich text as it will look, written without tags; links are those of the source. */
export function RichField({ describedBy, isInvalid }: RichFieldProps) {
  const { state, text, readOnly } = useEditorContext()
  const { locale, isRequired } = state.view
  const config = {
    ...richEditorConfig,
    theme: { text: textStyles },
    editable: readOnly === null,
    editorState: () => $showBlock(text),
  }

  return (
    <LexicalComposer initialConfig={config}>
      <div className={styles.box} data-invalid={isInvalid} data-read-only={readOnly !== null}>
        {readOnly === null && <Toolbar />}
        {/* One paragraph: a unit is a single block, in which Enter starts a new line. */}
        <PlainTextPlugin
          ErrorBoundary={LexicalErrorBoundary}
          contentEditable={
            <ContentEditable
              aria-describedby={describedBy}
              aria-invalid={isInvalid}
              aria-labelledby="unit-target"
              aria-multiline
              aria-required={isRequired}
              autoCapitalize="sentences"
              className={styles.content}
              lang={localeNames[locale].tag}
              spellCheck
              tabIndex={0}
            />
          }
        />
      </div>
      <DeskText />
      <EditorKeys />
    </LexicalComposer>
  )
}

const textStyles = {
  bold: styles.bold ?? '',
  italic: styles.italic ?? '',
  underline: styles.underline ?? '',
  strikethrough: styles.strikethrough ?? '',
  underlineStrikethrough: styles.underlineStrikethrough ?? '',
  code: styles.code ?? '',
}
