import { DiffParts, TextDiff } from '@/components/panel/diff/text-diff'
import type { PanelIntl } from '@/components/panel/panel-intl'
import type { TextFormat } from '../../../types'
import { blockDiff } from '../rich/block-diff'
import { FormattedText } from './formatted-text'
import { readMarkup } from './markup'

type Difference = { from: string; to: string; format: TextFormat; lang: string; intl: PanelIntl }

/** Difference of two texts, both rendered. */
export function FormatDiff({ from, to, format, lang, intl }: Difference) {
  const parts = format === 'rich-text' ? blockDiff({ from, to }) : null
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
