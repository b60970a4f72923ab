import { evidenceFrom, mergeEvidence, toVerdict } from './evidence'
import { missingTail } from './missing-tail'
import type { PreparedText } from './prepared-text'
import { toPair } from './signals/pair'
import type { CutOffInput, CutOffVerdict, Evidence } from './types'

type PreparedInput = CutOffInput<PreparedText>

/** Judges a text that has been taken apart: its end, its length and its number of parts. */
export function scorePrepared(input: PreparedInput): CutOffVerdict {
  const verdict = toVerdict(findEvidence(input))
  if (verdict.flag === 'none') return verdict
  const missing = missingTail(toPair(input))
  return { ...verdict, ...(missing !== undefined && { missing }) }
}

/** Evidence for a cut; none for a text that is empty or repeats the source. */
function findEvidence(input: PreparedInput): Evidence[] {
  const { source, second } = input
  const first = evidenceBeside({ input, source })
  if (first === undefined) return []
  const other = second && evidenceBeside({ input, source: second.text })
  return other === undefined ? first : mergeEvidence({ first, second: other })
}

function evidenceBeside(options: {
  input: PreparedInput
  source: PreparedText
}): Evidence[] | undefined {
  const { source, input } = options
  const { text, vocabulary, earlier = [] } = input
  if (source.plain === '' || text.plain === '' || text.plain === source.plain) return undefined
  return evidenceFrom({ ...toPair({ source, text, vocabulary }), earlier })
}
