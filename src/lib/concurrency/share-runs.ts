/**
 * Lets callers who ask for the same thing while it is being done share one run: a form that is sent
 * twice waits for the first one, not for a connection of the database. Each process shares its own.
 */
export function shareRuns<Result>(): (options: {
  key: string
  run: () => Promise<Result>
}) => Promise<Result> {
  const underway = new Map<string, Promise<Result>>()
  return ({ key, run }) => {
    const found = underway.get(key)
    if (found) return found
    const running = run().finally(() => underway.delete(key))
    underway.set(key, running)
    return running
  }
}
