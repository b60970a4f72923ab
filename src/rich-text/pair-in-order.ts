export type Pair = { row: number; column: number }

/**
 * Pairs two sequences so that pairs do not cross and are worth the most together. What is worth
 * nothing is not paired; of equal choices the earliest is taken.
 */
export function pairInOrder(options: {
  rows: number
  columns: number
  getGain: (pair: Pair) => number
}): Pair[] {
  const { rows, columns, getGain } = options
  const gains = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => getGain({ row, column })),
  )
  const best = bestFromEachPlace({ gains, columns })
  const pairs: Pair[] = []
  let [row, column] = [0, 0]
  while (row < rows && column < columns) {
    const gain = gains[row]?.[column] ?? 0
    const here = best[row]?.[column] ?? 0
    if (gain > 0 && gain + (best[row + 1]?.[column + 1] ?? 0) === here) {
      pairs.push({ row, column })
      row += 1
      column += 1
    } else if (best[row + 1]?.[column] === here) row += 1
    else column += 1
  }
  return pairs
}

/** The most that the rest of both sequences is worth from each row and column on. */
function bestFromEachPlace({ gains, columns }: { gains: number[][]; columns: number }) {
  let below = Array.from({ length: columns + 1 }, () => 0)
  const best = [below]
  for (const rowGains of gains.toReversed()) {
    const here = [...below]
    for (let column = columns - 1; column >= 0; column -= 1) {
      const both = (rowGains[column] ?? 0) + (below[column + 1] ?? 0)
      here[column] = Math.max(both, below[column] ?? 0, here[column + 1] ?? 0)
    }
    best.unshift(here)
    below = here
  }
  return best
}
