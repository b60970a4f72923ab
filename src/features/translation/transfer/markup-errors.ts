import type { Locale } from '@/i18n/locales'
import { escapeMarkup } from '@/rich-text/escape-markup'
import { findingText } from '../checks/finding-texts'
import { readMarkup, type Fault } from '../checks/markup'
import { pairedTokens } from '../interchange/inline/markup-tokens'

type Problem = Pick<Fault, 'fault' | 'written'>

/** Errors that keep rich text from being stored, in sentences that name its tags. */
export function markupErrors({ text, language }: { text: string; language: Locale }): string[] {
  const { faults } = readMarkup(text)
  const problems = faults.length > 0 ? faults : unknownTags(text)
  return [...new Set(problems.map((problem) => markupSentence({ problem, language })))]
}

export function markupSentence(options: { problem: Problem; language: Locale }): string {
  const { problem, language } = options
  const { fault, written } = problem
  const args = { variant: fault, written, escaped: escapeMarkup(written) }
  return findingText({ finding: { check: 'markup', level: 'error', args }, language })
}

/** Tags that are written in a way that only the checks of the desk know how to read. */
function unknownTags(text: string): Problem[] {
  return pairedTokens(text).flatMap(({ kind, raw }) =>
    kind === 'other' && raw.length > 1 ? [{ fault: 'unknown-tag' as const, written: raw }] : [],
  )
}
