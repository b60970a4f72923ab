type Task<Result> = (signal: AbortSignal) => Promise<Result>

/** Begins a task beside the others. */
export type Begin = <Result>(task: Task<Result>) => Promise<Result>

/**
 * Runs tasks side by side. When one fails the others are told to stop, and the failure is thrown
 * only after all have ended: nothing goes on behind the caller's clean-up.
 * @param options `start` begins the tasks and combines their results, as with `Promise.all`
 */
export async function runInParallel<Results>(options: {
  signal: AbortSignal
  start: (begin: Begin) => Promise<Results>
}): Promise<Results> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  const begun: Promise<unknown>[] = []

  function begin<Result>(task: Task<Result>): Promise<Result> {
    const running = task(signal).catch((error: unknown) => {
      if (!signal.aborted) failure.abort(error)
      throw error
    })
    begun.push(running)
    return running
  }

  const results = options.start(begin)
  await Promise.allSettled([results])
  await Promise.allSettled(begun)
  signal.throwIfAborted()
  return results
}
