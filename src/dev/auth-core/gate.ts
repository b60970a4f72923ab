/** Lets only so many tasks run at the same time; the others wait in line. */
export function createGate({ places }: { places: number }) {
  let free = places
  const line: (() => void)[] = []
  return async function enter<Result>(task: () => Promise<Result>): Promise<Result> {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await task()
    } finally {
      const next = line.shift()
      // A slot is handed over, so that no request that arrives in between can take it.
      if (next) next()
      else free += 1
    }
  }
}
