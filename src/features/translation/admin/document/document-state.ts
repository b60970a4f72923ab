import type { DocumentSummary } from '../../reading/document-summary'
import type { Speaker } from '@/components/panel/speaker'
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
export function statePhrase({ counts, speaker }: { counts: Counts; speaker: Speaker }): string {
  const { say } = speaker
  if (counts.total === 0) return say(documentTexts.noTexts)
  const kinds = [
    { text: measurePhrases.errors, count: counts.errors },
    { text: measurePhrases.missing, count: counts.missing },
    { text: measurePhrases.outdated, count: counts.outdated },
    { text: reviewPhrase, count: counts.needsReview },
    { text: draftPhrase, count: counts.draft },
    { text: measurePhrases.warnings, count: counts.warnings },
  ]
  const left = kinds.filter(({ count }) => count > 0)
  if (left.length === 0) return say(documentTexts.done)
  return left.map(({ text, count }) => say(text, { count, total: counts.total })).join(', ')
}
