import type { Locale } from '@/i18n/locales'
import type { GlossaryTerm } from './check-input'

type Forbidden = { form: string; pattern: RegExp }

/** Compiled patterns of a term. */
export type TermPatterns = {
  /** A name as it is. */
  name: RegExp
  /** A word that begins with any form of the term; null where it has none in the language. */
  used: RegExp | null
  forbidden: Forbidden[]
}

const known = new WeakMap<GlossaryTerm, Partial<Record<Locale, TermPatterns>>>()

/** Capitals make no difference, but in names. */
export function termPatterns({
  term,
  locale,
}: {
  term: GlossaryTerm
  locale: Locale
}): TermPatterns {
  const earlier = known.get(term)
  if (earlier?.[locale]) return earlier[locale]
  const patterns = compile({ term, locale })
  known.set(term, { ...earlier, [locale]: patterns })
  return patterns
}

function compile({ term, locale }: { term: GlossaryTerm; locale: Locale }): TermPatterns {
  const { preferred, stems, forbidden } = term.forms[locale]
  const forms = [...stems, ...(preferred === null ? [] : [preferred])]
    .map((form) => escaped(form.trim()))
    .filter((form) => form !== '')
  return {
    name: new RegExp(`(?<![\\p{L}\\d])${escaped(term.name)}`, 'u'),
    used: forms.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(?:${forms.join('|')})`, 'iu'),
    forbidden: forbidden.map((form) => ({
      form,
      pattern: new RegExp(`(?<![\\p{L}\\d])${escaped(form.trim())}(?![\\p{L}\\d])`, 'iu'),
    })),
  }
}

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}/]/gu, '\\$&')
}
