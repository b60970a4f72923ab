import type { DocumentSummary } from '../../reading/document-summary'
import type { PanelIntl } from '@/components/panel/panel-intl'
import { documentTexts, draftPhrase } from '../texts/document'
import { reviewPhrase } from '../texts/matrix'
import { measurePhrases } from '../texts/measures'

type Counts = DocumentSummary['ro']

/** The one thing to say of a record in a language: what is worst. */
export function documentState(counts: Counts) {
  if (counts.total === 0) return 'none'
  if (counts.errors > 0) return 'errors'
  if (counts.missing > 0) return 'missing'
  if (counts.outdated > 0) return 'outdated'
  if (counts.needsReview > 0) return 'needs-review'
  return counts.draft > 0 ? 'draft' : 'done'
}

/** All there is to say, for a hint: „2 erori, un text lipsește”. */
export function statePhrase({ counts, intl }: { counts: Counts; intl: PanelIntl }): string {
  const { t } = intl
  if (counts.total === 0) return t(documentTexts.noTexts)
  const kinds = [
    { text: measurePhrases.errors, count: counts.errors },
    { text: measurePhrases.missing, count: counts.missing },
    { text: measurePhrases.outdated, count: counts.outdated },
    { text: reviewPhrase, count: counts.needsReview },
    { text: draftPhrase, count: counts.draft },
    { text: measurePhrases.warnings, count: counts.warnings },
  ]
  const left = kinds.filter(({ count }) => count > 0)
  if (left.length === 0) return t(documentTexts.done)
  return left.map(({ text, count }) => t(text, { count, total: counts.total })).join(', ')
}
