import type { Range } from '@/lib/text-range'
import type { Finding } from '../types'

type Fixable = Pick<Finding, 'fix' | 'range'>

/** A text with the fixes of its findings made; of two that meet, the first one only. */
export function fixText({
  text,
  findings,
}: {
  text: string
  findings: readonly Fixable[]
}): string {
  const fixes = findings
    .flatMap(({ range, fix }) => (range && fix !== undefined ? [{ range, fix }] : []))
    .sort((a, b) => a.range.start - b.range.start)
  let fixed = ''
  let done: Range['end'] = 0
  for (const { range, fix } of fixes) {
    if (range.start < done) continue
    fixed += text.slice(done, range.start) + fix
    done = range.end
  }
  return fixed + text.slice(done)
}
