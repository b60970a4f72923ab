import { tokenDiff, splitWords, type DiffPart } from '@/components/panel/diff/word-diff'
import { readAtoms, writeAtoms, type Atom } from './atoms'

/**
 * What changed from one block to the other, by words as they look: a word that became bold has
 * changed. Each part is markup by itself; null where one of the blocks cannot be read.
 */
export function blockDiff({ from, to }: { from: string; to: string }): DiffPart[] | null {
  const [before, after] = [readAtoms(from), readAtoms(to)]
  if (!before || !after) return null
  return tokenDiff({ from: toTokens(before), to: toTokens(after) }).map((part) => ({
    ...part,
    text: writeAtoms(readAtoms(part.text) ?? []),
  }))
}

function toTokens(atoms: Atom[]): string[] {
  let end = 0
  return splitWords(atoms.map(toCharacter).join('')).map((word) => {
    const start = end
    end += word.length
    return writeAtoms(atoms.slice(start, end))
  })
}

/** An inserted element is a sign, and not one that is written. */
function toCharacter({ node }: Atom): string {
  if (node.type === 'linebreak') return '\n'
  return typeof node.text === 'string' ? node.text : '\uFFFC'
}
