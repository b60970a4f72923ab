import type { Locale } from './locales'

/** Counts („3 zile”) or ranks („a 3-a zi”). */
export type PluralKind = 'cardinal' | 'ordinal'

const order = ['zero', 'one', 'two', 'few', 'many', 'other']

/** The plural categories that a language tells apart, `other` last. */
export function pluralCategories({ locale, kind }: { locale: Locale; kind: PluralKind }): string[] {
  const { pluralCategories: categories } = new Intl.PluralRules(locale, {
    type: kind,
  }).resolvedOptions()
  return [...categories].sort((a, b) => order.indexOf(a) - order.indexOf(b))
}
