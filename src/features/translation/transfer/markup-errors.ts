import type { Locale } from '@/i18n/locales'
import { escapeMarkup } from '@/rich-text/escape-markup'
import { findingText } from '../checks/finding-texts'
import { readMarkup, type Fault, type Tag } from '../checks/markup'
import { pairedTokens } from '../interchange/inline/markup-tokens'

type Problem = Pick<Fault, 'fault' | 'written'>

/** What keeps rich text from being stored, in sentences that name its tags. */
export function markupErrors({ text, language }: { text: string; language: Locale }): string[] {
  const { faults, tags } = readMarkup(text)
  const found = [...faults, ...linksAround({ tags, text })]
  const problems = found.length > 0 ? found : unknownTags(text)
  return [...new Set(problems.map((problem) => markupSentence({ problem, language })))]
}

export function markupSentence(options: { problem: Problem; language: Locale }): string {
  const { problem, language } = options
  const { fault, written } = problem
  const args = { variant: fault, written, escaped: escapeMarkup(written) }
  return findingText({ finding: { check: 'markup', level: 'error', args }, language })
}

/** Links that are still open where another one begins: no page has a link within a link. */
function linksAround({ tags, text }: { tags: readonly Tag[]; text: string }): Problem[] {
  let open: Tag | undefined
  const around: Problem[] = []
  for (const tag of tags) {
    if (tag.name !== 'a') continue
    if (tag.kind === 'open' && open) {
      around.push({ fault: 'open', written: text.slice(open.start, open.end) })
    }
    open = tag.kind === 'open' ? tag : undefined
  }
  return around
}

/** Tags that are written in a way that only the checks of the desk know how to read. */
function unknownTags(text: string): Problem[] {
  return pairedTokens(text).flatMap(({ kind, raw }) =>
    kind === 'other' && raw.length > 1 ? [{ fault: 'unknown-tag' as const, written: raw }] : [],
  )
}
