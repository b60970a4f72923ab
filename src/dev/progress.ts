const TICK_MS = 10_000

/**
 * Says what begins, says every ten seconds that it still goes on, and how long it took.
 * @throws what the task throws
 */
export async function withProgress<Result>(
  label: string,
  task: () => Promise<Result>,
): Promise<Result> {
  const started = Date.now()
  console.log(label)
  const tick = setInterval(() => console.log(`  … ${label}: ${secondsSince(started)}`), TICK_MS)
  try {
    const result = await task()
    console.log(`  ${label}: done in ${secondsSince(started)}`)
    return result
  } finally {
    clearInterval(tick)
  }
}

/** For instance `0.4 s`, `12 s`. */
export function secondsSince(started: number): string {
  const seconds = (Date.now() - started) / 1000
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`
}

/** The last lines of a program's output, for a report on its failure. */
export function lastLines(output: string, count = 60): string {
  return output.trimEnd().split('\n').slice(-count).join('\n')
}
