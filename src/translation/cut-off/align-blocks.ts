import type { Locale } from '@/i18n/locales'
import { lengthDeviation } from './length-ratio'
import type { Block } from './types'

type Sides = {
  source: readonly Block[]
  text: readonly Block[]
  sourceLocale: Locale
  locale: Locale
}

/**
 * For each block of the text the position of the block of the source that it translates, where
 * there is one: blocks keep their order and their kind.
 */
export function alignBlocks(sides: Sides): (number | undefined)[] {
  const { source, text } = sides
  // A text that has lost its end is the common case, and needs no guessing.
  if (text.every(({ kind }, position) => source[position]?.kind === kind)) {
    return text.map((_, position) => position)
  }
  const gains = bestGains(sides)
  const aligned: (number | undefined)[] = []
  let from = 0
  for (let position = 0; position < text.length; position += 1) {
    const here = gains[position]?.[from] ?? 0
    const isSkipped = (gains[position + 1]?.[from] ?? 0) >= here
    while (!isSkipped && (gains[position]?.[from + 1] ?? 0) >= here) from += 1
    aligned.push(isSkipped ? undefined : from)
    if (!isSkipped) from += 1
  }
  return aligned
}

/** The most that blocks from one position of the text and of the source on can be worth together. */
function bestGains(sides: Sides): number[][] {
  const { source, text } = sides
  const gains = Array.from({ length: text.length + 1 }, () =>
    Array.from({ length: source.length + 1 }, () => 0),
  )
  for (let row = text.length - 1; row >= 0; row -= 1) {
    for (let column = source.length - 1; column >= 0; column -= 1) {
      const both = matchGain({ sides, row, column }) + (gains[row + 1]?.[column + 1] ?? 0)
      const best = Math.max(both, gains[row + 1]?.[column] ?? 0, gains[row]?.[column + 1] ?? 0)
      gains[row]?.splice(column, 1, best)
    }
  }
  return gains
}

function matchGain({ sides, row, column }: { sides: Sides; row: number; column: number }): number {
  const [translated, original] = [sides.text[row], sides.source[column]]
  if (!translated || original?.kind !== translated.kind) return 0
  const deviation = lengthDeviation({
    sourceLocale: sides.sourceLocale,
    locale: sides.locale,
    sourceLength: original.text.length,
    length: translated.text.length,
  })
  return 1 + Math.exp(-Math.abs(deviation))
}
