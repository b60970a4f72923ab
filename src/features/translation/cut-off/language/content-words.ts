import type { Locale } from '@/i18n/locales'
import { wordSet } from './language'
import { languages } from './languages'

const WORD = /\p{L}[\p{L}\p{M}]*|\d+/gu
const PLACEHOLDER = /\{[^{}]*\}/gu

// Beside the joining words: what a translation may well put in another way or leave out.
const grammar: Record<Locale, ReadonlySet<string>> = {
  ro: wordSet(`
    eu tu el ea noi voi ei ele mi ti ți îl îi le ne va vă se mai o al ai ale lui lor meu mea tău ta
    său sa dumneavoastră dvs vi li acel acea acei acele acelor celui celor aceasta asta asa așa iar
    tot uri au voi vom rog rugăm dintr într printr
  `),
  en: wordSet(`
    you we they he she it me him us them do i did does don there then than so just out up down off
    over under any some no in on near against like after before around behind below above what get
    got too one own let lets please ll ve re
  `),
  ru: wordSet(`
    он она оно они его её ее их ему им нам вам нас вас меня себя мне вот уже ещё еще пожалуйста
  `),
}

/** The words of a text that say what it is about, in small letters, and its numbers. */
export function contentWords({ text, locale }: { text: string; locale: Locale }): string[] {
  const words = text.replace(PLACEHOLDER, ' ').toLowerCase().match(WORD) ?? []
  return words.filter(
    (word) => /\d/u.test(word) || (word.length > 1 && !isGrammar({ word, locale })),
  )
}

function isGrammar({ word, locale }: { word: string; locale: Locale }): boolean {
  const { binding, leaning } = languages[locale]
  return binding.has(word) || leaning.has(word) || grammar[locale].has(word)
}
