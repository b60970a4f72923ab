'use client'

import { useEditorContext } from '../state/editor-context.client'
import { FormatDiff } from './format-diff'

/** Difference of two states of the text or of its source. */
export function UnitDiff({ from, to, lang }: { from: string; to: string; lang: string }) {
  const { state, intl } = useEditorContext()
  return <FormatDiff format={state.view.format} from={from} intl={intl} lang={lang} to={to} />
}
