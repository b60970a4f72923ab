import type { Locale } from '../../src/i18n/locales'
import { splitSentences } from '../../src/features/translation/cut-off/sentences'

export const cutKinds = ['in a word', 'after a word', 'sentence lost', 'mended'] as const

export type CutKind = (typeof cutKinds)[number]
export type Cut = { kind: CutKind; text: string }

// A cut comes anywhere: a text is cut at as many places as it has stretches of this many characters.
const STRETCH = 15
const SHORTEST_CUT_WORD = 4
const WORD = /[\p{L}\p{M}]+/gu

/** A text cut off in every way and at several places, each result once. */
export function makeCuts({ text, locale }: { text: string; locale: Locale }): Cut[] {
  const cuts = [...inWord(text), ...afterWord(text), ...sentenceLost({ text, locale })]
  const all = [...cuts, ...mended({ text, cuts })]
  return all.filter(({ text: one }, at) => all.findIndex((other) => other.text === one) === at)
}

/** Shares of the text that are left. */
function placesIn(text: string): number[] {
  const count = Math.max(1, Math.round(text.length / STRETCH))
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count)
}

function inWord(text: string): Cut[] {
  return placesIn(text).flatMap((place): Cut[] => {
    const words = [...text.matchAll(WORD)].filter(({ 0: word }) => word.length >= SHORTEST_CUT_WORD)
    const word = words[Math.floor(place * words.length)]
    if (word === undefined) return []
    return [{ kind: 'in a word', text: text.slice(0, word.index + Math.ceil(word[0].length / 2)) }]
  })
}

function afterWord(text: string): Cut[] {
  const ends = [...text.matchAll(/\S(?=\s)/gu)].map(({ index }) => index + 1)
  return placesIn(text).flatMap((place): Cut[] => {
    const end = ends[Math.floor(place * ends.length)]
    const cut = text.slice(0, end)
    // After a full stop nothing shows but that a sentence is lost.
    return end === undefined || /[.!?…]["”»)]?$/u.test(cut)
      ? []
      : [{ kind: 'after a word', text: cut }]
  })
}

function sentenceLost({ text, locale }: { text: string; locale: Locale }): Cut[] {
  const starts = splitSentences({ text, locale }).map(({ start }) => start)
  return starts
    .slice(1)
    .slice(-2)
    .map((start) => ({ kind: 'sentence lost', text: text.slice(0, start).trimEnd() }))
}

/** A text that someone has put a full stop to; one that has none when whole gets none. */
function mended({ text, cuts }: { text: string; cuts: Cut[] }): Cut[] {
  if (!/[.!?…]["'”»)]*$/u.test(text)) return []
  return cuts
    .filter(({ kind }) => kind === 'after a word')
    .map((cut) => ({ kind: 'mended', text: `${cut.text.replace(/[\s\p{P}]+$/u, '')}.` }))
}
