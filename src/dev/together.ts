/**
 * Runs tasks side by side. When one fails the others are told to stop, and the failure is thrown
 * only after all have ended: nothing goes on behind the caller's clean-up.
 */
export async function together(options: {
  signal: AbortSignal
  tasks: ((signal: AbortSignal) => Promise<void>)[]
}): Promise<void> {
  const failure = new AbortController()
  const signal = AbortSignal.any([options.signal, failure.signal])
  await Promise.allSettled(
    options.tasks.map(async (task) => {
      try {
        await task(signal)
      } catch (error) {
        if (!signal.aborted) failure.abort(error)
      }
    }),
  )
  signal.throwIfAborted()
}
