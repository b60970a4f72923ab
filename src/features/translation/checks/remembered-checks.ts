import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Locale } from '@/i18n/locales'
import type { Vocabulary } from '../cut-off/types'
import type { Finding } from '../types'
import type { CheckInput, GlossaryTerm } from './check-input'
import { checkText } from './check-text'

/** Some three times the texts of the site in all languages. */
const MOST_TEXTS = 10_000

/** The findings of a text, which are not to be changed. */
export type Checks = (input: Omit<CheckInput, 'vocabulary' | 'glossary'>) => readonly Finding[]

/**
 * Checks texts by one vocabulary and glossary, and those it has checked already from memory: a save
 * evaluates all texts of a record, of which mostly one has changed.
 */
export function rememberedChecks(options: {
  vocabulary: Record<Locale, Vocabulary>
  glossary: GlossaryTerm[]
}): Checks {
  const { vocabulary, glossary } = options
  const found = new LRUCache<string, readonly Finding[]>({ max: MOST_TEXTS })
  return (input) => {
    const key = createHash('sha256').update(JSON.stringify(input)).digest('base64')
    const known = found.get(key)
    if (known) return known
    const findings = checkText({ ...input, vocabulary: vocabulary[input.locale], glossary })
    found.set(key, findings)
    return findings
  }
}
