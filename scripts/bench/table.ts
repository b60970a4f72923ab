type Cells = (string | number)[]

function line(cells: Cells): string {
  return `| ${cells.join(' | ')} |`
}

export function row(cells: Cells): void {
  console.log(line(cells))
}

export function toTable({ head: names, rows }: { head: string[]; rows: Cells[] }): string {
  return [names, names.map(() => '---'), ...rows].map(line).join('\n')
}

export function head(cells: string[]): void {
  row(cells)
  row(cells.map(() => '---'))
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

/** Something that was promised, and what was measured of it. */
export type Promised = { promise: string; measured: string; isKept: boolean }

/** Prints what was promised and what became of it. */
export function showPromises(promises: Promised[]): void {
  head(['promise', 'measured', 'kept'])
  for (const { promise, measured, isKept } of promises) {
    row([promise, measured, isKept ? 'yes' : '**no**'])
  }
}
