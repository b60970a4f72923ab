import { emails, urls } from './rules/addresses'
import { cutOff } from './rules/cut-off'
import { dates } from './rules/dates'
import { endMark } from './rules/end-mark'
import { glossary } from './rules/glossary'
import { romanianNumeralDe } from './rules/numeral-de'
import { numbers } from './rules/numbers'
import { pairBalance } from './rules/pair-balance'
import { pluralLost } from './rules/plural-lost'
import { ellipsisStyle, quotesStyle } from './rules/quotes-style'
import { romanianCedilla, romanianMissingDiacritics, romanianNiciUn } from './rules/romanian'
import { sameAsSource } from './rules/same-as-source'
import { foreignAlphabet, mixedAlphabets } from './rules/script'
import {
  doubleSpace,
  newlines,
  replacementCharacter,
  spaceAfterPunctuation,
  spaceBeforePunctuation,
  trim,
  zeroWidth,
} from './rules/spaces'
import { linkTextEmpty, markup, tags } from './rules/tags'
import { units } from './rules/units'
import { caseStart, inconsistent, maxLength, repeatedWord } from './rules/wording'
import { placeholders } from './rules/placeholders'
import { russianYo } from './rules/yo'
import type { Rule } from './subject'

/** Rules for a text as it is stored, with its tags and braces. */
export const writtenRules: readonly Rule[] = [markup, tags, linkTextEmpty, placeholders, pluralLost]

/** Rules for a text as it reads. */
export const textRules: readonly Rule[] = [
  cutOff,
  sameAsSource,
  endMark,
  pairBalance,
  foreignAlphabet,
  romanianMissingDiacritics,
  numbers,
  units,
  dates,
  urls,
  emails,
  trim,
  newlines,
  caseStart,
  maxLength,
  glossary,
  inconsistent,
]

/** Rules for a message that is broken, as it is written. */
export const brokenRules: readonly Rule[] = [cutOff]

/** Rules of these that hold for each branch of a message by itself as well. */
export const branchRules: readonly Rule[] = [foreignAlphabet, maxLength]

/** Rules for each branch of a message as well. */
export const characterRules: readonly Rule[] = [
  mixedAlphabets,
  quotesStyle,
  ellipsisStyle,
  romanianCedilla,
  romanianNiciUn,
  romanianNumeralDe,
  russianYo,
  doubleSpace,
  spaceAfterPunctuation,
  spaceBeforePunctuation,
  zeroWidth,
  replacementCharacter,
  repeatedWord,
]
