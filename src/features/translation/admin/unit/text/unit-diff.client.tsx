'use client'

import { DiffParts, TextDiff } from '@/components/panel/diff/text-diff'
import { blockDiff } from '../rich/block-diff'
import { useTheEditor } from '../state/editor-context.client'
import { FormattedText } from './formatted-text'
import { readMarkup } from './markup'

/** What changed between two states of the text or of its source, both as they look. */
export function UnitDiff({ from, to, lang }: { from: string; to: string; lang: string }) {
  const { state, intl } = useTheEditor()
  const parts = state.view.format === 'rich-text' ? blockDiff({ from, to }) : null
  if (!parts) return <TextDiff from={from} intl={intl} lang={lang} to={to} />
  return (
    <DiffParts
      intl={intl}
      lang={lang}
      parts={parts}
      show={(text) => <FormattedText marked={null} nodes={readMarkup(text)} />}
    />
  )
}
