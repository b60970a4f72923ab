import { outsideDeadline } from '../core/circuit-breaker'

/**
 * Runs work and answers no sooner than `ms` milliseconds after its start, whatever came of it. For
 * work that differs by milliseconds between two cases that must look the same, and is done before
 * the answer so that nothing is lost with the process.
 */
export async function atLeast<Result>({
  ms,
  work,
}: {
  ms: number
  work: () => Promise<Result>
}): Promise<Result> {
  const floor = new Promise<void>((resolve) => setTimeout(resolve, ms))
  const [result] = await Promise.allSettled([work()])
  // A caller that only waits takes no slot from those that query the core.
  await outsideDeadline(() => floor)
  if (result.status === 'rejected') throw result.reason
  return result.value
}
